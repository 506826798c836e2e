export * from './erasures.events.js';
export * from './speech-settings.contract.js';
export * from './speech-stats.contract.js';
export * from './speech.errors.js';
export * from './speech.events.js';
export * from './speech.js';
export * from './topics.js';
export * from './voice.contract.js';
