import { defineErrors } from '../define-errors.js';

export const consentErrors = defineErrors({
  /** Without the data of `core` there is no profile. */
  consent_needed: 'conflict',
  /** The words that ask have changed since they were shown. */
  consent_words_changed: 'conflict',
});
