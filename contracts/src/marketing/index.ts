export * from './erasures.events.js';
export * from './figures.contract.js';
export * from './topics.js';
