import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { setActivityActive } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { activities } from './activity.store.js';

/** An adult pauses an activity, or lets it go on. */
@UseCase()
export class SetActivityActive {
  @Handles(setActivityActive)
  async execute(
    adult: Caller,
    { activityId, isActive }: InputOf<typeof setActivityActive>,
    work: Work,
  ): Promise<OutputOf<typeof setActivityActive>> {
    return activities.setActive(work, adult, activityId, isActive);
  }
}
