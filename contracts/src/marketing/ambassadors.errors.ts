import { defineErrors } from '../define-errors.js';

export const ambassadorErrors = defineErrors({
  already_ambassador: 'conflict',
  ambassador_not_open: 'conflict',
  payout_below_minimum: 'conflict',
  payout_made_this_month: 'conflict',
});
