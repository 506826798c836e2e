import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { offerOwnership, ownershipOfferChanged } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, notFound, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { mustStay } from '../erasures/erasure.store.js';
import { lockedHousehold } from '../invitations/invitation.store.js';
import { BothSteps } from '../second-step/both-steps.client.js';
import { successorsOf } from './hand-over.store.js';
import { OwnershipMails } from './ownership-mails.store.js';
import { OwnershipOffer } from './ownership-offer.entity.js';
import { childrenOfHousehold, recordOffer, settleOffer } from './ownership-offer.store.js';
import { ownershipOfferPending, ownsAnotherFamily } from './ownership.errors.js';
import { ownershipLimits } from './ownership.limits.js';

type Input = InputOf<typeof offerOwnership>;

/** The owner offers the household to an adult who looks after one of its children, with both steps of the account (G20). */
@UseCase()
export class OfferOwnership {
  constructor(
    private readonly both: BothSteps,
    private readonly mails: OwnershipMails,
  ) {}

  @Handles(offerOwnership)
  async execute(
    owner: Caller,
    { password, second, ...asked }: Input,
    steps: Steps,
  ): Promise<OutputOf<typeof offerOwnership>> {
    await this.both.demand(steps, owner, { password, second });
    return steps.step('offer', (work) => this.offer(owner, asked, work));
  }

  private async offer(owner: Caller, { adultId: toId, childIds }: Omit<Input, 'password' | 'second'>, work: Work) {
    const { em, now, newId, publish } = work;
    const fromId = owner.userId;
    const { id: familyId } = await lockedHousehold(em, fromId);
    await mustStay(em, fromId);
    const passing = await childrenOfHousehold(em, familyId);
    // A child that came or went since the screen was read: whoever offers must know what passes.
    if (!isSameSet(passing, childIds)) throw failure('changed_before');
    const successor = (await successorsOf(em, familyId)).find(({ adultId }) => adultId === toId);
    if (!successor) throw notFound();
    if (!successor.canTakeOver) throw ownsAnotherFamily(false);

    const before = await em.findOne(OwnershipOffer, { familyId, status: 'offered' });
    if (before?.statusAt(now) === 'offered') throw ownershipOfferPending();
    if (before) settleOffer(work, before, 'expired');
    await em.flush();

    const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + ownershipLimits.livesMs) };
    const offer = em.create(OwnershipOffer, { id: newId(), familyId, fromId, toId, status: 'offered', ...times });
    await recordOffer(work, offer, 'offered');
    publish(ownershipOfferChanged, offer.summary());
    await this.mails.offered(work, offer, passing);
    return { offerId: offer.id };
  }
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === new Set(others).size && some.every((one) => others.includes(one));
