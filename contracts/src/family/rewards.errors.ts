import { defineErrors } from '../define-errors.js';

export const rewardErrors = defineErrors({
  reward_out_of_stock: 'conflict',
  reward_not_available: 'conflict',
  price_changed: 'conflict',
  redemption_not_open: 'conflict',
  redemption_not_to_deliver: 'conflict',
});
