import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { updateReward } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { rewards } from './reward.store.js';

/** An adult changes a reward; what was asked for already keeps its title and price. */
@UseCase()
export class UpdateReward {
  @Handles(updateReward)
  async execute(
    adult: Caller,
    { rewardId, version, ...fields }: InputOf<typeof updateReward>,
    work: Work,
  ): Promise<OutputOf<typeof updateReward>> {
    const childIds = [...new Set(fields.childIds)];
    const reward = await rewards.toEdit(work, adult, rewardId, { version, childIds });
    const before = reward.childIds;
    work.em.assign(reward, { ...fields, childIds });
    return rewards.changed(work, reward, before);
  }
}
