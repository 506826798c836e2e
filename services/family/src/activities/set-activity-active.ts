import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { setActivityActive } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { activityArchived } from './activity.errors.js';
import { mustFitLimit, ownActivity, tellChange } from './activity.store.js';

/** An adult pauses an activity, or lets it go on. */
@UseCase()
export class SetActivityActive {
  @Handles(setActivityActive)
  async execute(
    adult: Caller,
    { activityId, isActive }: InputOf<typeof setActivityActive>,
    work: Work,
  ): Promise<OutputOf<typeof setActivityActive>> {
    const activity = await ownActivity(work.em, adult, activityId);
    if (activity.isArchived) throw activityArchived();
    if (activity.isActive === isActive) return { version: activity.version };

    if (isActive) await mustFitLimit(work.em, activity.childIds, activity.id);
    activity.isActive = isActive;
    activity.updatedAt = work.now;
    await work.em.flush();
    tellChange(work, activity);
    return { version: activity.version };
  }
}
