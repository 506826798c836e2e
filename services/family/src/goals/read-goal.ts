import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readGoal } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { goals } from './goal.store.js';
import { goalViews } from './goal.view.js';

/** An adult opens one goal. */
@UseCase()
export class ReadGoal {
  @Handles(readGoal)
  async execute(
    adult: Caller,
    { goalId }: InputOf<typeof readGoal>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readGoal>> {
    const goal = await goals.seen(em, adult, goalId);
    const [view] = await goalViews(em, adult, [goal], now);
    return view as NonNullable<typeof view>;
  }
}
