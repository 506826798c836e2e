import { defineErrors } from '../define-errors.js';

export const supportErrors = defineErrors({
  /** The account owns no family that could be looked at. */
  support_without_family: 'conflict',
});
