import type { AskOf } from '@alcancia/contracts/define';
import {
  createReward,
  listRewards,
  readReward,
  setRewardActive,
  setRewardArchived,
  updateReward,
} from '@alcancia/contracts/family';
import { read, readPages, useWrite } from '@alcancia/web-kit';

export type Archived = NonNullable<AskOf<typeof listRewards>['archived']>;

export const rewardsOf = (archived: Archived, childId: string | null) =>
  readPages(listRewards, { archived, ...(childId === null ? {} : { childId }) });
/** As it stands on the server now, whatever was read before. */
export const freshReward = (rewardId: string) => ({ ...read(readReward, { rewardId }), staleTime: 0 });

export const useCreateReward = () => useWrite(createReward);
export const useUpdateReward = () => useWrite(updateReward);
export const useSetRewardActive = () => useWrite(setRewardActive);
export const useSetRewardArchived = () => useWrite(setRewardArchived);
