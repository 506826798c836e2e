import type { OutputOf } from '@alcancia/contracts/define';
import { listChildAchievements } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

export type Achievement = OutputOf<typeof listChildAchievements>['achievements'][number];

export const achievementsOf = (childId: string) => read(listChildAchievements, { childId });
