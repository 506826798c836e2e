import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { offerChanged, setGoalArchived } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { changeableGoal } from './goal-access.store.js';

/** A goal is put away, or taken back. What waits for an adult stays. */
@UseCase()
export class SetGoalArchived {
  @Handles(setGoalArchived)
  async execute(
    adult: Caller,
    { goalId, isArchived }: InputOf<typeof setGoalArchived>,
    work: Work,
  ): Promise<OutputOf<typeof setGoalArchived>> {
    const goal = await changeableGoal(work, adult, goalId);
    goal.setArchived(isArchived, work.now);
    const { familyId, childIds } = goal;
    work.publish(offerChanged, { familyId, offerId: goalId, offer: 'goal', childIds });
    await work.em.flush();
    return { version: goal.version };
  }
}
