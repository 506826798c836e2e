import type { InputOf } from '@alcancia/contracts/define';
import type { redeemReward } from '@alcancia/contracts/family';
import { type Effects, notFound } from '@alcancia/server-kit';

import { openRequest } from '../approvals/approval-request.entity.js';
import { type Purses, putAside, take } from '../coins/booking.policy.js';
import { keptRedemptions, Redemption } from './redemption.entity.js';
import { countedRewards, type Reward } from './reward.entity.js';

const firstRound = 1;

/** What is looked at when children ask for rewards: locked, the balances first. */
export interface Offered {
  readonly purses: Purses;
  readonly rewards: ReadonlyMap<string, Reward>;
}

/** A child asks for a reward: its coins are held until an adult decides, or taken at once where nobody needs to (G8). */
export function redeem(
  effects: Effects,
  { purses, rewards }: Offered,
  childId: string,
  { rewardId, costCents }: InputOf<typeof redeemReward>,
): Redemption {
  const reward = rewards.get(rewardId);
  if (!reward?.childIds.includes(childId)) throw notFound();
  reward.mustBeOffered(costCents);
  const redemption = asked(effects, reward, childId);
  const movement = redemption.movement(firstRound, childId);
  putAside(effects, purses, movement);
  effects.writeLast(keptRedemptions, redemption);
  if (!reward.needsApproval) {
    takeOne(effects, reward);
    redemption.accept(effects.now);
    take(effects, purses, movement);
  }
  const { familyId, title, emoji } = reward;
  openRequest(effects, {
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
  return redemption;
}

/** One less is left. */
export function takeOne(effects: Effects, reward: Reward): void {
  reward.take(effects.now);
  keepStock(effects, reward);
}

/** It was not given after all. */
export function putOneBack(effects: Effects, reward: Reward): void {
  reward.putBack(effects.now);
  keepStock(effects, reward);
}

/** Of a reward that never runs out nothing is counted. */
const keepStock = (effects: Effects, reward: Reward): void => {
  if (reward.stock !== null) effects.writeLast(countedRewards, reward);
};

/** Title and price as they are now, whatever becomes of the reward. */
function asked({ now, newId }: Effects, reward: Reward, childId: string): Redemption {
  const { id: rewardId, familyId, title, emoji, costCents } = reward;
  return Object.assign(new Redemption(), {
    id: newId(),
    rewardId,
    familyId,
    childId,
    title,
    emoji,
    costCents,
    state: 'solicitada' as const,
    requestedAt: now,
    createdAt: now,
    updatedAt: now,
  });
}
