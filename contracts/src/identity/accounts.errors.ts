import { defineErrors } from '../define-errors.js';

export const accountErrors = defineErrors({
  credentials_wrong: 'unauthenticated',
  email_not_confirmed: 'forbidden',
  email_taken: 'conflict',
  email_unchanged: 'invalid',
  password_too_short: 'invalid',
  password_too_common: 'invalid',
  passwords_differ: 'invalid',
  consent_missing: 'invalid',
  too_many_sign_ins: 'too_many',
  link_invalid: 'invalid',
  link_expired: 'invalid',
  account_deleted: 'forbidden',
});
