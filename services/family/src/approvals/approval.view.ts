import { type SqlEntityManager } from '@mikro-orm/sql';

import { type ApprovalView } from '@alcancia/contracts/family';
import { type Caller } from '@alcancia/server-kit';

import { adultNames, childrenById } from '../children/known-child.store.js';
import { type ApprovalRequest } from './approval-request.entity.js';

/** What an adult sees of requests, with the names of who asked and who decided. */
export async function viewApprovals(
  em: SqlEntityManager,
  adult: Caller,
  requests: readonly ApprovalRequest[],
  now: Date,
): Promise<ApprovalView[]> {
  const deciders = requests.flatMap(({ decidedBy }) => (decidedBy ? [decidedBy] : []));
  const childOf = await childrenById(em, [...new Set(requests.map(({ childId }) => childId))]);
  const names = await adultNames(em, [...new Set(deciders)]);
  return requests.map((request) => {
    const { id, kind, childId, title, emoji, points, coinsCents, state, isToDeliver, isDelivered, createdAt } = request;
    const mayDecide = adult.may('decideApprovals', childId);
    return {
      requestId: id,
      kind,
      childId,
      childName: childOf(childId).displayName,
      title,
      emoji,
      amounts: { points, coinsCents },
      prizeText: request.prizeText ?? null,
      note: request.note ?? null,
      dueOn: request.dueOn ?? null,
      state,
      isToDeliver,
      isDelivered,
      decidedByName: names.get(request.decidedBy ?? '') ?? null,
      decidedAt: request.decidedAt?.toISOString() ?? null,
      reasonCode: request.reasonCode ?? null,
      comment: request.comment ?? null,
      canUndo: mayDecide && request.canUndo(now),
      canUndoDelivery: mayDecide && request.canUndoDelivery(now),
      canDecide: mayDecide,
      createdAt: createdAt.toISOString(),
    };
  });
}
