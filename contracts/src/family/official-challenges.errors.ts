import { defineErrors } from '../define-errors.js';

export const officialChallengeErrors = defineErrors({
  /** The oldest child that it suits would be younger than the youngest. */
  official_ages_reversed: 'invalid',
  official_limit_reached: 'conflict',
});
