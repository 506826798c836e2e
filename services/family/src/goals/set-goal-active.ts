import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { offerChanged, setGoalActive } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { changeableGoal } from './goal-access.store.js';

/** A goal rests: nothing claimed meanwhile counts; or it goes on. */
@UseCase()
export class SetGoalActive {
  @Handles(setGoalActive)
  async execute(
    adult: Caller,
    { goalId, isActive }: InputOf<typeof setGoalActive>,
    work: Work,
  ): Promise<OutputOf<typeof setGoalActive>> {
    const goal = await changeableGoal(work, adult, goalId);
    goal.setActive(isActive, work.now);
    const { familyId, childIds } = goal;
    work.publish(offerChanged, { familyId, offerId: goalId, offer: 'goal', childIds });
    await work.em.flush();
    return { version: goal.version };
  }
}
