export * from './accounts.contract.js';
export * from './children.contract.js';
export * from './identity.events.js';
export * from './sessions.contract.js';
