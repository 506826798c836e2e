import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { declineOwnership } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { lockedOffer, recordOffer, settleOffer } from './ownership-offer.store.js';

/** Who was asked to take over says no; everything stays as it is. */
@UseCase()
export class DeclineOwnership {
  @Handles(declineOwnership)
  async execute(
    adult: Caller,
    { offerId }: InputOf<typeof declineOwnership>,
    work: Work,
  ): Promise<OutputOf<typeof declineOwnership>> {
    const offer = await lockedOffer(work, { id: offerId, toId: adult.userId });
    offer.mustWait(work.now);
    settleOffer(work, offer, 'declined');
    await recordOffer(work, offer, 'declined');
    return {};
  }
}
