import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setRewardActive } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { changeableReward, tellChange } from './reward-access.store.js';

/** A reward is taken off the shelf, or put back on it. What waits for an adult stays. */
@UseCase()
export class SetRewardActive {
  @Handles(setRewardActive)
  async execute(
    adult: Caller,
    { rewardId, isActive }: InputOf<typeof setRewardActive>,
    work: Work,
  ): Promise<OutputOf<typeof setRewardActive>> {
    const reward = await changeableReward(work, adult, rewardId);
    reward.setActive(isActive, work.now);
    tellChange(work, reward, reward.childIds);
    await work.em.flush();
    return { version: reward.version };
  }
}
