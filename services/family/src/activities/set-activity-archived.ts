import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setActivityArchived } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { activities } from './activity.store.js';

/** An adult archives an activity, or takes it back; what waits for approval stays. */
@UseCase()
export class SetActivityArchived {
  @Handles(setActivityArchived)
  async execute(
    adult: Caller,
    { activityId, isArchived }: InputOf<typeof setActivityArchived>,
    work: Work,
  ): Promise<OutputOf<typeof setActivityArchived>> {
    return activities.setArchived(work, adult, activityId, isArchived);
  }
}
