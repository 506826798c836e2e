import { type FilterQuery } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listApprovals } from '@alcancia/contracts/family';
import { type Caller, Handles, listPage, type ListOrder, type Reading, UseCase } from '@alcancia/server-kit';

import { ApprovalRequest } from './approval-request.entity.js';
import { viewApprovals } from './approval.view.js';

type State = InputOf<typeof listApprovals>['state'];

/** Which requests are in each list, and in which order: what waits longest first, what was decided last first. */
const lists: Record<State, { where: FilterQuery<ApprovalRequest>; order: ListOrder<ApprovalRequest> }> = {
  pendiente: { where: { state: 'pendiente' }, order: { by: { id: 'uuid' }, direction: 'asc' } },
  por_entregar: {
    where: { state: 'aprobada', needsDelivery: true, deliveredAt: null },
    order: {
      by: { decidedAt: 'moment', id: 'uuid' },
      direction: 'asc',
    },
  },
  resueltas: {
    where: { state: { $in: ['aprobada', 'rechazada'] } },
    order: {
      by: { decidedAt: 'moment', id: 'uuid' },
      direction: 'desc',
    },
  },
};

/** 'Aprobaciones': what waits for an adult, what waits to be handed over, and what was decided. */
@UseCase()
export class ListApprovals {
  @Handles(listApprovals)
  async execute(
    adult: Caller,
    { state, childId, cursor, limit }: InputOf<typeof listApprovals>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listApprovals>> {
    const childIds = childId === undefined ? adult.childrenWhom('seeApprovals') : [childId];
    const { where, order } = lists[state];
    const mine = { $and: [{ childId: { $in: childIds } }, where] };
    const { shown, nextCursor } = await listPage(em, ApprovalRequest, mine, order, { cursor, limit });
    const requests = await viewApprovals(em, adult, shown, now);
    return { requests, ...(await countOpen(em, childIds)), nextCursor };
  }
}

/** What waits and what is to be handed over, whichever of them is listed. */
async function countOpen(em: SqlEntityManager, childIds: readonly string[]) {
  const ids = `{${childIds.join(',')}}`;
  const [counted] = await em.execute<{ pending: number; to_deliver: number }[]>(
    `select (select count(*)::int from family.approval_requests
             where child_id = any(?::uuid[]) and state = 'pendiente') as pending,
            (select count(*)::int from family.approval_requests
             where child_id = any(?::uuid[]) and state = 'aprobada' and needs_delivery and delivered_at is null)
              as to_deliver`,
    [ids, ids],
  );
  return { pending: counted?.pending ?? 0, toDeliver: counted?.to_deliver ?? 0 };
}
