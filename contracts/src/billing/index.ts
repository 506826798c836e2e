export * from './erasures.events.js';
export * from './invoices.contract.js';
export * from './plans.contract.js';
export * from './plans.events.js';
export * from './subscriptions.contract.js';
export * from './subscriptions.errors.js';
export * from './subscriptions.events.js';
export * from './topics.js';
