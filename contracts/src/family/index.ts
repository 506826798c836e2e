export * from './activities.contract.js';
export * from './approvals.contract.js';
export * from './family.events.js';
export * from './goals.contract.js';
export * from './rewards.contract.js';
export * from './wallet.contract.js';
