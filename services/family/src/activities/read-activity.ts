import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readActivity } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { activities } from './activity.store.js';
import { viewActivity } from './activity.view.js';

/** An adult opens one activity. */
@UseCase()
export class ReadActivity {
  @Handles(readActivity)
  async execute(
    adult: Caller,
    { activityId }: InputOf<typeof readActivity>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readActivity>> {
    return viewActivity(adult, await activities.seen(em, adult, activityId));
  }
}
