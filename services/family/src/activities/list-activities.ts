import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listActivities } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { activitiesPerChild } from './activity.limits.js';
import { activities, childrenWhoAreFull } from './activity.store.js';
import { viewActivity } from './activity.view.js';

/** The work offered to the children whom an adult sees, newest first. */
@UseCase()
export class ListActivities {
  @Handles(listActivities)
  async execute(
    adult: Caller,
    input: InputOf<typeof listActivities>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listActivities>> {
    const { shown, nextCursor } = await activities.list(em, adult, input);
    const full = await childrenWhoAreFull(em, adult.childrenWhom('seeActivities'));
    return {
      activities: shown.map((activity) => viewActivity(adult, activity)),
      nextCursor,
      full: { limit: activitiesPerChild, childIds: full },
    };
  }
}
