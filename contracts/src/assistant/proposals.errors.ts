import { defineErrors } from '../define-errors.js';

export const proposalErrors = defineErrors({
  /** Two minutes have gone by since it was proposed. */
  proposal_expired: 'conflict',
  /** It was confirmed or denied before, here or elsewhere. */
  proposal_decided: 'conflict',
});
