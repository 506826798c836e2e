import { Feature } from '@alcancia/server-kit';

import { Activity } from './activity.entity.js';
import { CreateActivity } from './create-activity.js';
import { ListActivities } from './list-activities.js';
import { ReadActivity } from './read-activity.js';
import { SetActivityActive } from './set-activity-active.js';
import { SetActivityArchived } from './set-activity-archived.js';
import { UpdateActivity } from './update-activity.js';
import { activityTables } from './activities.personal-data.js';

/** What adults set for their children to do. */
@Feature({
  useCases: [CreateActivity, ListActivities, ReadActivity, SetActivityActive, SetActivityArchived, UpdateActivity],
  entities: [Activity],
  keeps: activityTables,
})
export class ActivitiesModule {}
