import { defineErrors } from '../define-errors.js';

export const challengeErrors = defineErrors({
  /** It would begin in the past. */
  challenge_date_passed: 'invalid',
  /** Its last day is before the first, or too far from it for how it repeats. */
  challenge_too_long: 'invalid',
  challenge_prize_missing: 'invalid',
  challenge_activity_missing: 'invalid',
  /** More days in a row than it lasts. */
  challenge_target_out_of_reach: 'invalid',
  challenge_needs_siblings: 'invalid',
  /** Somebody has accepted: this no longer changes. */
  challenge_fixed: 'conflict',
  challenge_already_published: 'conflict',
  challenge_already_accepted: 'conflict',
  challenge_over: 'conflict',
  challenge_limit_reached: 'conflict',
});
