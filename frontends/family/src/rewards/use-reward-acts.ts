import type { RewardView } from '@alcancia/contracts/family';

import { offerActs } from '../offer-acts.js';
import { words } from '../words/rewards.js';
import { useSetRewardActive, useSetRewardArchived } from './rewards.queries.js';

/** What one tap does to a reward of the list. */
export function useRewardActs() {
  const setActive = useSetRewardActive();
  const setArchived = useSetRewardArchived();
  return offerActs<RewardView>({
    setActive: ({ id }, isActive, then) => setActive.mutate({ rewardId: id, isActive }, then),
    setArchived: ({ id }, isArchived, then) => setArchived.mutate({ rewardId: id, isArchived }, then),
    said: words.said,
  });
}

export type RewardActs = ReturnType<typeof useRewardActs>;
