import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { acceptOwnership } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { mustStay } from '../erasures/erasure.store.js';
import { handOver } from './hand-over.store.js';
import { OwnershipMails } from './ownership-mails.store.js';
import { lockedOffer, settleOffer } from './ownership-offer.store.js';

/** Who was asked to take over says yes, and owns the household from now on (G20). */
@UseCase()
export class AcceptOwnership {
  constructor(private readonly mails: OwnershipMails) {}

  @Handles(acceptOwnership)
  async execute(
    adult: Caller,
    { offerId }: InputOf<typeof acceptOwnership>,
    work: Work,
  ): Promise<OutputOf<typeof acceptOwnership>> {
    const offer = await lockedOffer(work, { id: offerId, toId: adult.userId });
    offer.mustWait(work.now);
    await mustStay(work.em, adult.userId);
    settleOffer(work, offer, 'accepted');
    await work.em.flush();
    const childIds = await handOver(work, offer.familyId, adult.userId, true);
    await this.mails.passed(work, offer, childIds);
    return { childIds };
  }
}
