import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readGoal } from '@alcancia/contracts/family';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { area } from './goal-access.store.js';
import { Goal } from './goal.entity.js';
import { goalViews } from './goal.view.js';

@UseCase()
export class ReadGoal {
  @Handles(readGoal)
  async execute(
    adult: Caller,
    { goalId }: InputOf<typeof readGoal>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readGoal>> {
    const goal = await em.findOne(Goal, { id: goalId, childIds: { $overlap: adult.childrenSeen(area) } });
    if (!goal) throw notFound();
    const [view] = await goalViews(em, adult, [goal], now);
    return view as NonNullable<typeof view>;
  }
}
