import type { listInvitations } from '@alcancia/contracts/identity';
import type { OutputOf } from '@alcancia/contracts/define';

type Places = OutputOf<typeof listInvitations>['places'];
type Sent = OutputOf<typeof listInvitations>['invitations'][number];

/** Who looks after a child already has a place, and may be invited for another child (G25). */
export const hasGuardians = (invitations: readonly Sent[]): boolean =>
  invitations.some(({ status }) => status === 'accepted');

/** Whether the plan lets nobody else in; an invitation that waits has its place already (G25). */
export const isFull = ({ used, limit }: Places): boolean => limit !== -1 && used >= limit;
