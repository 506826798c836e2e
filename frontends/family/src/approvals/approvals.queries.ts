import type { AskOf } from '@alcancia/contracts/define';
import {
  approveAllRequests,
  approveRequest,
  listApprovals,
  markDelivered,
  rejectRequest,
  undoDecision,
  undoDelivery,
} from '@alcancia/contracts/family';
import { listChildren } from '@alcancia/contracts/identity';
import { read, readPages, useWrite } from '@alcancia/web-kit';

export type QueueState = NonNullable<AskOf<typeof listApprovals>['state']>;

export const approvalsOf = (state: QueueState) => readPages(listApprovals, { state });

/** The newest decisions: what became of requests that were shown as waiting. */
export const lastDecisions = read(listApprovals, { state: 'resueltas', limit: 100 });

/** How many wait, without their list. */
export const pendingCount = read(listApprovals, { state: 'pendiente', limit: 1 });

/** Faces and names of the children, to put beside their requests. */
export const knownChildren = read(listChildren, {});

export const useApproveRequest = () => useWrite(approveRequest);
export const useApproveAll = () => useWrite(approveAllRequests);
export const useRejectRequest = () => useWrite(rejectRequest);
export const useUndoDecision = () => useWrite(undoDecision);
export const useUndoDelivery = () => useWrite(undoDelivery);
export const useMarkDelivered = () => useWrite(markDelivered);
