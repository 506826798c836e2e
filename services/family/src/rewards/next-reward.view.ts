import type { SqlEntityManager } from '@mikro-orm/sql';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readChildDashboard } from '@alcancia/contracts/family';

import { Reward } from './reward.entity.js';

type NextReward = OutputOf<typeof readChildDashboard>['nextReward'];

/** The reward to show a child first: the dearest that it can afford, otherwise the nearest that it cannot yet. */
export async function nextReward(em: SqlEntityManager, childId: string, availableCents: number): Promise<NextReward> {
  const offered = {
    childIds: { $contains: [childId] },
    deletedAt: null,
    isActive: true,
    $or: [{ stock: null }, { stock: { $gt: 0 } }],
  };
  const within = (range: { $gt: number } | { $lte: number }, direction: 'asc' | 'desc') =>
    em.findOne(Reward, { ...offered, costCents: range }, { orderBy: { costCents: direction, id: 'asc' } });
  const reward = (await within({ $lte: availableCents }, 'desc')) ?? (await within({ $gt: availableCents }, 'asc'));
  if (!reward) return null;
  const { id: rewardId, title, emoji, costCents } = reward;
  return { rewardId, title, emoji, costCents, missingCents: Math.max(0, costCents - availableCents) };
}
