export * from './ambassadors.contract.js';
export * from './ambassadors.errors.js';
export * from './erasures.events.js';
export * from './figures.contract.js';
export * from './landing-sections.js';
export * from './landings.contract.js';
export * from './landings.events.js';
export * from './topics.js';
