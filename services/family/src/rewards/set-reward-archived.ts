import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setRewardArchived } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { rewards } from './reward.store.js';

/** A reward is archived, or taken back. What waits for an adult stays. */
@UseCase()
export class SetRewardArchived {
  @Handles(setRewardArchived)
  async execute(
    adult: Caller,
    { rewardId, isArchived }: InputOf<typeof setRewardArchived>,
    work: Work,
  ): Promise<OutputOf<typeof setRewardArchived>> {
    return rewards.setArchived(work, adult, rewardId, isArchived);
  }
}
