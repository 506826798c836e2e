import { defineErrors } from '../define-errors.js';

export const ownershipErrors = defineErrors({
  /** One offer of a household waits at a time. */
  ownership_offer_pending: 'conflict',
  ownership_offer_unavailable: 'conflict',
  /** The adult owns children of another household, and nobody owns two. `details.isReader`: it is who asks. */
  owns_another_family: 'conflict',
});
