import { type ActivityView } from '@alcancia/contracts/family';
import { type Caller } from '@alcancia/server-kit';

import { type Activity } from './activity.entity.js';
import { canEdit } from './activity.store.js';

/** What an adult sees of an activity; children out of reach are not named. */
export const viewActivity = (adult: Caller, activity: Activity): ActivityView => ({
  id: activity.id,
  title: activity.title,
  description: activity.description,
  emoji: activity.emoji,
  category: activity.category,
  points: activity.points,
  coinsCents: activity.coinsCents,
  evidence: activity.evidence,
  timeOfDay: activity.timeOfDay,
  schedule: activity.schedule,
  childIds: activity.childIds.filter((childId) => adult.sees(childId, 'activities')),
  isActive: activity.isActive,
  isArchived: activity.isArchived,
  canEdit: canEdit(adult, activity),
  createdAt: activity.createdAt.toISOString(),
  version: activity.version,
});
