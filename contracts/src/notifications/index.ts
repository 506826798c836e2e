export * from './notifications.contract.js';
export * from './notifications.events.js';
