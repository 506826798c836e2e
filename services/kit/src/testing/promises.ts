export { describePostOffice, type PostOfficeStand } from './post-office-promises.js';
