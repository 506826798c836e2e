import { defineErrors } from '../define-errors.js';

export const offerErrors = defineErrors({
  children_of_two_families: 'invalid',
});
