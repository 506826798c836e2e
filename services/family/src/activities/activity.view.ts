import { type ActivityView } from '@alcancia/contracts/family';
import { type Caller } from '@alcancia/server-kit';

import { canEdit, childrenNamedTo } from '../offers/offer.policy.js';
import { type Activity } from './activity.entity.js';
import { activities } from './activity.store.js';

/** What an adult sees of an activity; children out of reach are not named. */
export const viewActivity = (adult: Caller, activity: Activity): ActivityView => ({
  id: activity.id,
  title: activity.title,
  description: activity.description,
  steps: activity.steps,
  emoji: activity.emoji,
  category: activity.category,
  points: activity.points,
  coinsCents: activity.coinsCents,
  evidence: activity.evidence,
  timeOfDay: activity.timeOfDay,
  schedule: activity.schedule,
  childIds: childrenNamedTo(adult, activities.rights, activity),
  isActive: activity.isActive,
  isArchived: activity.isArchived,
  doneBy: activity.doneBy.filter((childId) => adult.may('seeActivities', childId)),
  canEdit: canEdit(adult, activities.rights, activity),
  createdAt: activity.createdAt.toISOString(),
  version: activity.version,
});
