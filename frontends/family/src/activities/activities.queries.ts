import type { AskOf } from '@alcancia/contracts/define';
import {
  createActivity,
  listActivities,
  listActivityTemplates,
  readActivity,
  readFamilyDashboard,
  setActivityActive,
  setActivityArchived,
  updateActivity,
} from '@alcancia/contracts/family';
import { read, readPages, useWrite } from '@alcancia/web-kit';

export type Archived = NonNullable<AskOf<typeof listActivities>['archived']>;

export const activitiesOf = (archived: Archived, childId: string | null) =>
  readPages(listActivities, { archived, ...(childId === null ? {} : { childId }) });
/** As it stands on the server now, whatever was read before. */
export const freshActivity = (activityId: string) => ({ ...read(readActivity, { activityId }), staleTime: 0 });
/** What a new one may start from. */
export const activityTemplates = read(listActivityTemplates, {});
/** The family's today and how much of it is due for each child. */
export const familyToday = read(readFamilyDashboard, {});

export const useCreateActivity = () => useWrite(createActivity);
export const useUpdateActivity = () => useWrite(updateActivity);
export const useSetActivityActive = () => useWrite(setActivityActive);
export const useSetActivityArchived = () => useWrite(setActivityArchived);
