export * from './ambassadors.contract.js';
export * from './ambassadors.errors.js';
export * from './erasures.events.js';
export * from './figures.contract.js';
export * from './topics.js';
