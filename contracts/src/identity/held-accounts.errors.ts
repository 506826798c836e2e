import { defineErrors } from '../define-errors.js';

export const heldAccountErrors = defineErrors({
  /** Of the account itself, after a right password. */
  account_locked: 'forbidden',
  administrator_not_lockable: 'conflict',
  email_confirmed_already: 'conflict',
});
