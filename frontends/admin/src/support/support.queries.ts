import {
  listApprovals,
  listChildActivities,
  listChildGoals,
  listChildRewards,
  readWallet,
} from '@alcancia/contracts/family';
import { closeSupport, listChildren, readSupport } from '@alcancia/contracts/identity';
import { read, readPages, useWrite } from '@alcancia/web-kit';

export const support = read(readSupport, {});
export const useCloseSupport = () => useWrite(closeSupport);

export const supportedChildren = read(listChildren, {});
export const walletOf = (childId: string) => readPages(readWallet, { childId, limit: 50 });
export const requestsOf = (childId: string) => readPages(listApprovals, { childId, limit: 50 });
export const activitiesOf = (childId: string) => readPages(listChildActivities, { childId, limit: 50 });
export const goalsOf = (childId: string) => readPages(listChildGoals, { childId, limit: 50 });
export const rewardsOf = (childId: string) => readPages(listChildRewards, { childId, limit: 50 });

const looks = [listChildren, readWallet, listApprovals, listChildActivities, listChildGoals, listChildRewards];
const subjects: ReadonlySet<unknown> = new Set(looks.map(({ subject }) => subject));

/** Whether a query holds something of the family: it leaves the memory of the page with the end of support mode. */
export const isOfFamily = ({ queryKey: [, subject] }: { readonly queryKey: readonly unknown[] }): boolean =>
  subjects.has(subject);
