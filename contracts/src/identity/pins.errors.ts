import { defineErrors } from '../define-errors.js';

export const pinErrors = defineErrors({
  adult_password_wrong: 'forbidden',
  adult_password_too_soon: 'too_many',
  adult_password_limited: 'too_many',
  adult_pin_wrong: 'forbidden',
  adult_pin_locked: 'too_many',
  adult_pin_missing: 'conflict',
  child_pin_wrong: 'forbidden',
  child_pin_locked: 'too_many',
  child_pin_locked_until_adult: 'too_many',
  child_pin_missing: 'conflict',
  child_pin_already_set: 'conflict',
  adult_proof_needed: 'forbidden',
});
