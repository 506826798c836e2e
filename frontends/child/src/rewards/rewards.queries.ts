import type { OutputOf } from '@alcancia/contracts/define';
import { listChildRewards } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

export const rewardsOf = (childId: string, limit: number) => read(listChildRewards, { childId, limit });

type Shelf = OutputOf<typeof listChildRewards>;
export type ChildReward = Shelf['rewards'][number];
export type Redemption = Shelf['redemptions'][number];
