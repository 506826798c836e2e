import type { OutputOf } from '@alcancia/contracts/define';
import { listChildAchievements, seeAchievements } from '@alcancia/contracts/family';
import { read, useWrite } from '@alcancia/web-kit';

export type Achievement = OutputOf<typeof listChildAchievements>['achievements'][number];

export const achievementsOf = (childId: string) => read(listChildAchievements, { childId });

export const useSeeAchievements = () => useWrite(seeAchievements);
