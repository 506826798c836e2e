import type { RewardView } from '@alcancia/contracts/family';
import type { Caller } from '@alcancia/server-kit';

import { canEdit, childrenNamedTo } from '../offers/offer.policy.js';
import type { Reward } from './reward.entity.js';
import { rewards } from './reward.store.js';

/** What an adult sees of a reward; children out of reach are not named. */
export const viewReward = (adult: Caller, reward: Reward): RewardView => ({
  id: reward.id,
  title: reward.title,
  description: reward.description,
  emoji: reward.emoji,
  category: reward.category,
  costCents: reward.costCents,
  childIds: childrenNamedTo(adult, rewards.rights, reward),
  stock: reward.stock,
  needsApproval: reward.needsApproval,
  isActive: reward.isActive,
  isArchived: reward.isArchived,
  canEdit: canEdit(adult, rewards.rights, reward),
  createdAt: reward.createdAt.toISOString(),
  version: reward.version,
});
