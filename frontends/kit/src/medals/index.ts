export { Medal } from './medal.js';
