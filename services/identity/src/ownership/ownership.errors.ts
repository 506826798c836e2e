import { failure } from '@alcancia/server-kit';

/** `isReader`: whether it is the one who asks that owns another household. */
export const ownsAnotherFamily = (isReader: boolean) => failure('owns_another_family', { isReader });
export const ownershipOfferPending = () => failure('ownership_offer_pending');
/** `because`: what became of it; 'not_linked' when the adult looks after none of the children any more. */
export const ownershipOfferUnavailable = (because: 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'not_linked') =>
  failure('ownership_offer_unavailable', { because });
