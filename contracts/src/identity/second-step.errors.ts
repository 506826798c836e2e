import { defineErrors } from '../define-errors.js';

export const secondStepErrors = defineErrors({
  /** The password was right; `methods` says what else is asked. */
  second_step_needed: 'forbidden',
  second_code_wrong: 'forbidden',
  second_step_off: 'conflict',
  totp_not_begun: 'conflict',
  passkey_wrong: 'forbidden',
  passkey_not_begun: 'conflict',
  passkey_known: 'conflict',
  passkey_limit_reached: 'conflict',
});
