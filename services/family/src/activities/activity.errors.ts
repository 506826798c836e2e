import { failure, notFound } from '@alcancia/server-kit';

import { activitiesPerChild } from './activity.limits.js';

export const activityNotFound = notFound;
export const activityArchived = () => failure('activity_archived');
export const activityPaused = () => failure('activity_paused');
export const activityLimitReached = () => failure('activity_limit_reached', { limit: activitiesPerChild });
