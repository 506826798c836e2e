import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readReward } from '@alcancia/contracts/family';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { area, viewReward } from './reward-access.store.js';
import { Reward } from './reward.entity.js';

@UseCase()
export class ReadReward {
  @Handles(readReward)
  async execute(
    adult: Caller,
    { rewardId }: InputOf<typeof readReward>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readReward>> {
    const reward = await em.findOne(Reward, { id: rewardId, childIds: { $overlap: adult.childrenSeen(area) } });
    if (!reward) throw notFound();
    return viewReward(adult, reward);
  }
}
