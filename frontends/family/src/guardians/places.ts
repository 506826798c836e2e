import type { listInvitations } from '@alcancia/contracts/identity';
import type { OutputOf } from '@alcancia/contracts/define';

type Places = OutputOf<typeof listInvitations>['places'];

/** Whether the plan lets nobody else in; an invitation that waits has its place already (G25). */
export const isFull = ({ used, limit }: Places): boolean => limit !== -1 && used >= limit;
