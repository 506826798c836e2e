import { defineErrors } from '../define-errors.js';

export const occurrenceErrors = defineErrors({
  occurrence_not_today: 'conflict',
  occurrence_already_claimed: 'conflict',
  occurrence_not_in_review: 'conflict',
  occurrence_tries_used: 'conflict',
  evidence_missing: 'invalid',
});
