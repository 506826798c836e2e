import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { createActivity } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Activity, columnsOf } from './activity.entity.js';
import { activities } from './activity.store.js';

/** An adult offers new work to some of the children. */
@UseCase()
export class CreateActivity {
  @Handles(createActivity)
  async execute(
    adult: Caller,
    input: InputOf<typeof createActivity>,
    work: Work,
  ): Promise<OutputOf<typeof createActivity>> {
    const offered = await activities.begin(work, adult, input.childIds);
    const activity = work.em.create(Activity, { ...columnsOf(input), ...offered });
    activities.tell(work, activity);
    return { activityId: activity.id };
  }
}
