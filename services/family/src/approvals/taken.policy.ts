import type { Caller } from '@alcancia/server-kit';

import type { ApprovalRequest } from './approval-request.entity.js';
import { alreadyResolved, type Names, requestNotFound } from './approval-request.errors.js';

/** Requests that acts want to decide, locked. */
export interface Taken {
  readonly requests: ReadonlyMap<string, ApprovalRequest>;
  /** Of whoever has decided one of them before. */
  readonly names: Names;
}

/** The request of one act, if this adult may decide about it and nobody has yet. */
export function pendingOf({ requests, names }: Taken, adult: Caller, requestId: string): ApprovalRequest {
  const request = requests.get(requestId);
  // Of a child whose requests the adult does not see it does not exist: 404. Seen, but not theirs to decide: 403.
  if (!request || !adult.may('seeApprovals', request.childId)) throw requestNotFound();
  adult.must('decideApprovals', request.childId);
  if (!request.isPending) throw alreadyResolved(names, request);
  return request;
}

/** The requests that these acts will decide, in their order: the first of two that want the same. */
export function willDecide(
  taken: Taken,
  acts: readonly { readonly adult: Caller; readonly requestId: string }[],
): ApprovalRequest[] {
  const decided = acts.flatMap(({ adult, requestId }) => {
    const request = taken.requests.get(requestId);
    const mayDecide = request?.isPending && adult.may('decideApprovals', request.childId);
    return mayDecide ? [request] : [];
  });
  return [...new Set(decided)];
}
