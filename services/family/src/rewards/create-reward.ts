import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { createReward } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Reward } from './reward.entity.js';
import { rewards } from './reward.store.js';

/** An adult offers something for coins to one or more children. */
@UseCase()
export class CreateReward {
  @Handles(createReward)
  async execute(
    adult: Caller,
    fields: InputOf<typeof createReward>,
    work: Work,
  ): Promise<OutputOf<typeof createReward>> {
    const offered = await rewards.begin(work, adult, fields.childIds);
    const reward = work.em.create(Reward, { ...fields, ...offered });
    rewards.tell(work, reward);
    return { rewardId: reward.id };
  }
}
