import { defineErrors } from '../define-errors.js';

export const templateErrors = defineErrors({
  /** The oldest child that it suits would be younger than the youngest. */
  template_ages_reversed: 'invalid',
  template_limit_reached: 'conflict',
});
