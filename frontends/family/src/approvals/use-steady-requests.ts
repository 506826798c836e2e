import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import type { ApprovalView } from '@alcancia/contracts/family';
import { useSteady } from '@alcancia/web-kit/ui';

import { may } from '../rights.js';
import { approvalsOf, knownChildren, lastDecisions } from './approvals.queries.js';

export interface ShownRequest {
  readonly request: ApprovalView;
  /** It left its list while the adult looked: its place says what became of it. */
  readonly isSettled: boolean;
}

const maySee = may('seeApprovals');
const mayDecide = may('decideApprovals');

/** What became of a request that is in no list any more, or too far back in one. */
const left = (last: ApprovalView): ApprovalView => {
  if (last.state === 'pendiente') return { ...last, state: 'cancelada' };
  return last.isToDeliver ? { ...last, isToDeliver: false, isDelivered: true } : last;
};

/**
 * A list of requests that stands still: what was decided, by whomever, shows its outcome where it stood (G9). Those of a
 * child whom the adult may see no more leave at once (G1).
 */
export function useSteadyRequests(listed: readonly ApprovalView[]) {
  const family = useQuery(knownChildren).data?.children;
  const childOf = ({ childId }: ApprovalView) => family?.find(({ id }) => id === childId);
  const isSeen = (request: ApprovalView) => {
    const child = childOf(request);
    return !family || (child !== undefined && maySee(child));
  };
  /** Rights that were cut hold as soon as the children are read again, which is before the requests are. */
  const asMayBe = (request: ApprovalView): ApprovalView => {
    const child = childOf(request);
    return request.canDecide && child && !mayDecide(child) ? { ...request, canDecide: false } : request;
  };
  const { items, renew } = useSteady(listed, {
    keyOf: ({ requestId }) => requestId,
    gone: (last) => (isSeen(last) ? last : null),
  });
  const present = new Set(listed);
  const enabled = items.some((request) => !present.has(request));
  const pending = useInfiniteQuery({ ...approvalsOf('pendiente'), enabled });
  const decided = useQuery({ ...lastDecisions, enabled });
  const isKnown = [pending, decided].every(({ isSuccess, isFetching }) => isSuccess && !isFetching);
  const others = [
    ...(pending.data?.pages.flatMap(({ requests }) => requests) ?? []),
    ...(decided.data?.requests ?? []),
  ];

  const shown = items.filter(isSeen).map((last): ShownRequest => {
    if (present.has(last)) return { request: asMayBe(last), isSettled: false };
    const became = others.find(({ requestId }) => requestId === last.requestId);
    const request = became ?? (isKnown ? left(last) : last);
    return { request, isSettled: request.state !== last.state || request.isDelivered !== last.isDelivered };
  });
  return { shown, renew };
}
