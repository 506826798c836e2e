import type { OutputOf } from '@alcancia/contracts/define';
import { listChildActivities } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

export const activitiesOf = (childId: string, limit: number) => read(listChildActivities, { childId, limit });

export type OwnActivity = OutputOf<typeof listChildActivities>['activities'][number];
