export * from './conversation.contract.js';
export * from './erasures.events.js';
export * from './figures.contract.js';
export * from './knowledge.contract.js';
export * from './knowledge.errors.js';
export * from './knowledge.events.js';
export * from './knowledge.js';
export * from './topics.js';
