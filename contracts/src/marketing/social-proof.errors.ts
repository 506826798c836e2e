import { defineErrors } from '../define-errors.js';

export const socialProofErrors = defineErrors({
  social_proof_full: 'conflict',
});
