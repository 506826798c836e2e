import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setGoalArchived } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { goals } from './goal.store.js';

/** A goal is archived, or taken back. What waits for an adult stays. */
@UseCase()
export class SetGoalArchived {
  @Handles(setGoalArchived)
  async execute(
    adult: Caller,
    { goalId, isArchived }: InputOf<typeof setGoalArchived>,
    work: Work,
  ): Promise<OutputOf<typeof setGoalArchived>> {
    return goals.setArchived(work, adult, goalId, isArchived);
  }
}
