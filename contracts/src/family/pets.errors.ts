import { defineErrors } from '../define-errors.js';

export const petErrors = defineErrors({
  pet_kit_locked: 'conflict',
  pet_kit_not_available: 'conflict',
});
