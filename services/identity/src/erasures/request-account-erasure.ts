import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { ownershipOfferChanged, requestAccountErasure } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, notFound, type Steps, UseCase, type Work } from '@alcancia/server-kit';

import { lockedHousehold } from '../invitations/invitation.store.js';
import { successorsOf } from '../ownership/hand-over.store.js';
import { OwnershipOffer } from '../ownership/ownership-offer.entity.js';
import { childrenOfHousehold, recordOffer, withdrawOffersOf } from '../ownership/ownership-offer.store.js';
import { BothSteps } from '../second-step/both-steps.client.js';
import { AccountMails } from './account-mails.store.js';
import { mustNotBeLastAdmin } from './close-account.store.js';
import { ErasureMails } from './erasure-mails.store.js';
import { askErasure, lockWaiting } from './erasure.store.js';

type Input = InputOf<typeof requestAccountErasure>;

/** 'Eliminar mi cuenta': with both steps of the account, once it is said what becomes of every child (G27). */
@UseCase()
export class RequestAccountErasure {
  constructor(
    private readonly both: BothSteps,
    private readonly mails: ErasureMails,
    private readonly accountMails: AccountMails,
  ) {}

  @Handles(requestAccountErasure)
  async execute(
    adult: Caller,
    { password, second, ...decided }: Input,
    steps: Steps,
  ): Promise<OutputOf<typeof requestAccountErasure>> {
    await this.both.demand(steps, adult, { password, second });
    return steps.step('ask', (work) => this.ask(adult, decided, work));
  }

  private async ask(adult: Caller, { childIds, successorId }: Omit<Input, 'password' | 'second'>, work: Work) {
    const { em } = work;
    const adultId = adult.userId;
    await mustNotBeLastAdmin(em, adultId);
    const { id: familyId } = await lockedHousehold(em, adultId);
    const waiting = await lockWaiting(em, adultId);
    if (waiting) return { dueAt: waiting.dueAt.toISOString() };
    const owned = await childrenOfHousehold(em, familyId);
    // A child that came or went since the screen was read: whoever asks must have decided about it.
    if (owned.length !== new Set(childIds).size || owned.some((id) => !childIds.includes(id)))
      throw failure('changed_before');
    if (successorId !== undefined) {
      const successors = owned.length > 0 ? await successorsOf(em, familyId) : [];
      if (!successors.some(({ adultId: id, canTakeOver }) => id === successorId && canTakeOver)) throw notFound();
    }
    await withdrawOffersOf(work, [familyId]);
    await em.flush();

    const { id, dueAt } = await askErasure(work, { personId: adultId, personRole: 'adult', askedBy: adultId });
    if (successorId === undefined) await this.takeAlong(work, owned, { id, askedBy: adultId });
    else await this.askToTakeOver(work, { erasureId: id, familyId, fromId: adultId, toId: successorId, dueAt });
    await this.accountMails.asked(work, adultId, dueAt);
    return { dueAt: dueAt.toISOString() };
  }

  private async takeAlong(work: Work, childIds: readonly string[], account: { id: string; askedBy: string }) {
    for (const childId of childIds) {
      const child = { personId: childId, personRole: 'child', askedBy: account.askedBy } as const;
      const { dueAt, isNew } = await askErasure(work, { ...child, accountErasureId: account.id });
      if (isNew) await this.mails.ofChild(work, 'child_erasure_asked', { childId, dueAt });
    }
  }

  /** An offer like any other, open for as long as the account can come back. */
  private async askToTakeOver(
    work: Work,
    { erasureId, dueAt, ...of }: Pick<OwnershipOffer, 'familyId' | 'fromId' | 'toId'> & Asked,
  ) {
    const { em, now, newId, publish } = work;
    const times = { createdAt: now, updatedAt: now, expiresAt: dueAt };
    const offer = em.create(OwnershipOffer, { id: newId(), ...of, status: 'offered', ...times });
    await recordOffer(work, offer, 'offered');
    publish(ownershipOfferChanged, offer.summary());
    await em.execute(`update identity.erasures set offer_id = ? where id = ?`, [offer.id, erasureId]);
    await this.accountMails.askedToTakeOver(work, of, dueAt);
  }
}

interface Asked {
  readonly erasureId: string;
  readonly dueAt: Date;
}
