import { LockMode } from '@mikro-orm/core';

import { offerChanged, type RewardView } from '@alcancia/contracts/family';
import { type Caller, failure, notFound, type Work } from '@alcancia/server-kit';

import { Reward } from './reward.entity.js';

export const area = 'rewards';

const isEditable = (adult: Caller, { childIds }: Pick<Reward, 'childIds'>): boolean =>
  childIds.every((childId) => adult.hasFull(area, childId));

/** The reward, locked for a change: unseen it does not exist; seen, but with a child who is not theirs to change: 403. */
export async function changeableReward({ em }: Work, adult: Caller, id: string): Promise<Reward> {
  const seen = { id, childIds: { $overlap: adult.childrenSeen(area) } };
  const reward = await em.findOne(Reward, seen, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!reward) throw notFound();
  if (!isEditable(adult, reward)) throw failure('not_permitted');
  return reward;
}

/** What an adult sees of a reward; children out of reach are not named. */
export const viewReward = (adult: Caller, reward: Reward): RewardView => ({
  id: reward.id,
  title: reward.title,
  description: reward.description,
  emoji: reward.emoji,
  category: reward.category,
  costCents: reward.costCents,
  childIds: reward.childIds.filter((childId) => adult.sees(childId, area)),
  stock: reward.stock,
  needsApproval: reward.needsApproval,
  isActive: reward.isActive,
  isArchived: reward.isArchived,
  canEdit: isEditable(adult, reward),
  createdAt: reward.createdAt.toISOString(),
  version: reward.version,
});

/** Screens of everyone concerned re-read it. */
export function tellChange(
  { publish }: Work,
  { id, familyId }: Pick<Reward, 'id' | 'familyId'>,
  childIds: string[],
): void {
  publish(offerChanged, { familyId, offerId: id, offer: 'reward', childIds });
}
