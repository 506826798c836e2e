import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listRewards } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { rewards } from './reward.store.js';
import { viewReward } from './reward.view.js';

/** 'Recompensas', newest first. */
@UseCase()
export class ListRewards {
  @Handles(listRewards)
  async execute(
    adult: Caller,
    input: InputOf<typeof listRewards>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listRewards>> {
    const { shown, nextCursor } = await rewards.list(em, adult, input);
    return { rewards: shown.map((reward) => viewReward(adult, reward)), nextCursor };
  }
}
