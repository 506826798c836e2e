import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { setActivityArchived } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { mustFitLimit, ownActivity, tellChange } from './activity.store.js';

/** An adult puts an activity away, or takes it out again; what waits for approval stays. */
@UseCase()
export class SetActivityArchived {
  @Handles(setActivityArchived)
  async execute(
    adult: Caller,
    { activityId, isArchived }: InputOf<typeof setActivityArchived>,
    work: Work,
  ): Promise<OutputOf<typeof setActivityArchived>> {
    const activity = await ownActivity(work.em, adult, activityId);
    if (activity.isArchived === isArchived) return { version: activity.version };

    if (!isArchived && activity.isActive) await mustFitLimit(work.em, activity.childIds, activity.id);
    activity.deletedAt = isArchived ? work.now : null;
    activity.updatedAt = work.now;
    await work.em.flush();
    tellChange(work, activity);
    return { version: activity.version };
  }
}
