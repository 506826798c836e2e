export * from './erasures.events.js';
export * from './figures.contract.js';
export * from './notifications.contract.js';
export * from './notifications.events.js';
export * from './preferences.contract.js';
export * from './preferences.errors.js';
export * from './preferences.events.js';
export * from './topics.js';
