import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setRewardArchived } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { changeableReward, tellChange } from './reward-access.store.js';

/** A reward is put away, or taken back. What waits for an adult stays. */
@UseCase()
export class SetRewardArchived {
  @Handles(setRewardArchived)
  async execute(
    adult: Caller,
    { rewardId, isArchived }: InputOf<typeof setRewardArchived>,
    work: Work,
  ): Promise<OutputOf<typeof setRewardArchived>> {
    const reward = await changeableReward(work, adult, rewardId);
    reward.setArchived(isArchived, work.now);
    tellChange(work, reward, reward.childIds);
    await work.em.flush();
    return { version: reward.version };
  }
}
