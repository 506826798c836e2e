import { defineErrors } from '../define-errors.js';

export const petErrors = defineErrors({
  pet_kit_locked: 'conflict',
  pet_kit_not_available: 'conflict',
  /** No kit would be left that every child may have. */
  pet_kit_last: 'conflict',
});
