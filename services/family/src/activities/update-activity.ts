import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { updateActivity } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { columnsOf } from './activity.entity.js';
import { activities, mustFit, openedBy } from './activity.store.js';

/** An adult changes what comes next; what was claimed keeps its prize (G5). */
@UseCase()
export class UpdateActivity {
  @Handles(updateActivity)
  async execute(
    adult: Caller,
    { activityId, version, ...fields }: InputOf<typeof updateActivity>,
    work: Work,
  ): Promise<OutputOf<typeof updateActivity>> {
    const columns = columnsOf(fields);
    const { childIds } = columns;
    const activity = await activities.toEdit(work, adult, activityId, { version, childIds });
    const before = activity.childIds;
    if (activity.isActive) await mustFit(work.em, openedBy(activity, columns));
    work.em.assign(activity, columns);
    return activities.changed(work, activity, before);
  }
}
