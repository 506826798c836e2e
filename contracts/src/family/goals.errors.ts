import { defineErrors } from '../define-errors.js';

export const goalErrors = defineErrors({
  goal_not_reached: 'conflict',
  goal_already_redeemed: 'conflict',
  goal_not_active: 'conflict',
  goal_date_passed: 'invalid',
});
