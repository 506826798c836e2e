import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { updateActivity } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { columnsOf } from './activity.entity.js';
import { activityArchived } from './activity.errors.js';
import { familyOfAll, mustBeAt, mustFitLimit, ownActivity, tellChange } from './activity.store.js';

/** An adult changes what comes next; what was claimed keeps its prize (G5). */
@UseCase()
export class UpdateActivity {
  @Handles(updateActivity)
  async execute(
    adult: Caller,
    { activityId, version, ...fields }: InputOf<typeof updateActivity>,
    work: Work,
  ): Promise<OutputOf<typeof updateActivity>> {
    const activity = await ownActivity(work.em, adult, activityId);
    familyOfAll(adult, [...activity.childIds, ...fields.childIds]);
    if (activity.isArchived) throw activityArchived();
    mustBeAt(activity, version);

    const before = activity.childIds;
    const columns = columnsOf(fields);
    if (activity.isActive) await mustFitLimit(work.em, columns.childIds, activity.id);
    work.em.assign(activity, { ...columns, updatedAt: work.now });
    await work.em.flush();
    tellChange(work, activity, before);
    return { version: activity.version };
  }
}
