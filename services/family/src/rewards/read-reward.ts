import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readReward } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { rewards } from './reward.store.js';
import { viewReward } from './reward.view.js';

/** An adult opens one reward. */
@UseCase()
export class ReadReward {
  @Handles(readReward)
  async execute(
    adult: Caller,
    { rewardId }: InputOf<typeof readReward>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readReward>> {
    return viewReward(adult, await rewards.seen(em, adult, rewardId));
  }
}
