export * from './notifications.contract.js';
export * from './notifications.events.js';
export * from './topics.js';
