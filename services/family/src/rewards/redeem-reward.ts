import { LockMode } from '@mikro-orm/core';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { redeemReward } from '@alcancia/contracts/family';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { openRequest } from '../approvals/approval-request.entity.js';
import { putAside, take } from '../coins/booking.policy.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { Redemption } from './redemption.entity.js';
import { viewRedemption } from './redemption.view.js';
import { Reward } from './reward.entity.js';

const firstRound = 1;

/** A child asks for a reward: its coins are held until an adult decides, or taken at once where nobody needs to. */
@UseCase()
export class RedeemReward {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(redeemReward)
  async execute(
    child: Caller,
    { rewardId, costCents }: InputOf<typeof redeemReward>,
    work: Work,
  ): Promise<OutputOf<typeof redeemReward>> {
    const { em, now } = work;
    const childId = child.userId;
    child.must('seeRewards', childId);
    const purses = await this.ledger.lock(em, childId);
    const reward = await em.findOne(
      Reward,
      { id: rewardId, childIds: { $contains: [childId] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!reward) throw notFound();
    reward.mustBeOffered(costCents);

    const redemption = ask(work, reward, childId);
    const movement = redemption.movement(firstRound, childId);
    putAside(work, purses, movement);
    if (!reward.needsApproval) {
      reward.take(now);
      redemption.accept(now);
      take(work, purses, movement);
    }
    const { familyId, title, emoji } = reward;
    openRequest(work, {
      familyId,
      childId,
      kind: 'canje',
      refId: redemption.id,
      title,
      emoji,
      points: 0,
      coinsCents: costCents,
      round: firstRound,
      needsDelivery: true,
      isDecided: !reward.needsApproval,
    });
    return { redemption: viewRedemption(redemption, null) };
  }
}

/** Title and price as they are now, whatever becomes of the reward. */
function ask({ em, now, newId }: Work, reward: Reward, childId: string): Redemption {
  const { id: rewardId, familyId, title, emoji, costCents } = reward;
  return em.create(Redemption, {
    id: newId(),
    rewardId,
    familyId,
    childId,
    title,
    emoji,
    costCents,
    state: 'solicitada',
    requestedAt: now,
    createdAt: now,
    updatedAt: now,
  });
}
