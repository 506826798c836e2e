import { defineErrors } from '../define-errors.js';

export const guardianshipErrors = defineErrors({
  owner_keeps_link: 'conflict',
});
