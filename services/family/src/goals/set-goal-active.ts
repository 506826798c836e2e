import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setGoalActive } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { goals } from './goal.store.js';

/** An adult pauses a goal (nothing claimed meanwhile counts) or lets it go on. */
@UseCase()
export class SetGoalActive {
  @Handles(setGoalActive)
  async execute(
    adult: Caller,
    { goalId, isActive }: InputOf<typeof setGoalActive>,
    work: Work,
  ): Promise<OutputOf<typeof setGoalActive>> {
    return goals.setActive(work, adult, goalId, isActive);
  }
}
