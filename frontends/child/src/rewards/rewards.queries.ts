import type { OutputOf } from '@alcancia/contracts/define';
import { listChildRewards } from '@alcancia/contracts/family';
import { readPages } from '@alcancia/web-kit';

export const rewardsOf = (childId: string) => readPages(listChildRewards, { childId });

type Shelf = OutputOf<typeof listChildRewards>;
export type ChildReward = Shelf['rewards'][number];
export type Redemption = Shelf['redemptions'][number];
