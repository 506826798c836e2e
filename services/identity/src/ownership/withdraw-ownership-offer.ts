import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { withdrawOwnershipOffer } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { lockedOffer, recordOffer, settleOffer } from './ownership-offer.store.js';

/** The owner takes the offer back before it is answered. */
@UseCase()
export class WithdrawOwnershipOffer {
  @Handles(withdrawOwnershipOffer)
  async execute(
    owner: Caller,
    { offerId }: InputOf<typeof withdrawOwnershipOffer>,
    work: Work,
  ): Promise<OutputOf<typeof withdrawOwnershipOffer>> {
    const offer = await lockedOffer(work, { id: offerId, fromId: owner.userId });
    if (offer.status === 'withdrawn') return {};
    offer.mustWait(work.now);
    settleOffer(work, offer, 'withdrawn');
    await recordOffer(work, offer, 'withdrawn');
    return {};
  }
}
