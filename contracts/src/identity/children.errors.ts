import { defineErrors } from '../define-errors.js';

export const childErrors = defineErrors({
  child_limit_reached: 'conflict',
});
