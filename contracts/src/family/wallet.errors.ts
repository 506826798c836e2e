import { defineErrors } from '../define-errors.js';

export const walletErrors = defineErrors({
  coins_not_enough: 'conflict',
});
