import type { OutputOf } from '@alcancia/contracts/define';
import { listChildActivities } from '@alcancia/contracts/family';
import { readPages } from '@alcancia/web-kit';

export const activitiesOf = (childId: string) => readPages(listChildActivities, { childId });

export type OwnActivity = OutputOf<typeof listChildActivities>['activities'][number];
