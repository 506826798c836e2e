import { defineErrors } from '../define-errors.js';

export const legalErrors = defineErrors({
  /** Newer texts are in force than those that were shown. */
  legal_texts_changed: 'conflict',
});
