import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setRewardActive } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { rewards } from './reward.store.js';

/** A reward is paused, or offered again. What waits for an adult stays. */
@UseCase()
export class SetRewardActive {
  @Handles(setRewardActive)
  async execute(
    adult: Caller,
    { rewardId, isActive }: InputOf<typeof setRewardActive>,
    work: Work,
  ): Promise<OutputOf<typeof setRewardActive>> {
    return rewards.setActive(work, adult, rewardId, isActive);
  }
}
