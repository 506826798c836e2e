import { type SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listApprovals } from '@alcancia/contracts/family';
import { type Caller, Handles, readOnly, type Reading, UseCase } from '@alcancia/server-kit';

import { pageOf, readCursor } from '../paging/cursor.policy.js';
import { beyond, placeInTime, placeOf } from '../paging/keyset.policy.js';
import { ApprovalRequest } from './approval-request.entity.js';
import { viewApprovals } from './approval.view.js';

const isWaiting = { state: 'pendiente' } as const;
const isToDeliver = { state: 'aprobada', needsDelivery: true, deliveredAt: null } as const;
const isDecided = { state: { $in: ['aprobada', 'rechazada'] } } as const;

/** 'Aprobaciones': what waits for an adult, what waits to be handed over, and what was decided. */
@UseCase()
export class ListApprovals {
  @Handles(listApprovals)
  async execute(
    adult: Caller,
    { state, childId, cursor, limit }: InputOf<typeof listApprovals>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listApprovals>> {
    if (childId !== undefined) adult.mustSee(childId, 'approvals');
    const seen = { childId: { $in: childId === undefined ? adult.childrenSeen('approvals') : [childId] } };
    const page = { limit: limit + 1 };
    const { pending, toDeliver } = await countOpen(em, seen.childId.$in);
    const answer = async (rows: readonly ApprovalRequest[], nextCursor: string | null) => ({
      requests: await viewApprovals(em, adult, rows, now),
      pending,
      toDeliver,
      nextCursor,
    });

    if (state === 'pendiente') {
      const place = readCursor(cursor, z.tuple([z.uuid()]));
      const after = place ? { id: { $gt: place[0] } } : {};
      const rows = await readOnly(
        em,
        ApprovalRequest,
        { ...seen, ...isWaiting, ...after },
        { ...page, orderBy: { id: 'asc' } },
      );
      const { shown, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
      return answer(shown, nextCursor);
    }
    const isNewestFirst = state === 'resueltas';
    const order = isNewestFirst ? 'desc' : 'asc';
    const after = beyond('decidedAt', readCursor(cursor, placeInTime), isNewestFirst ? 'newest' : 'oldest');
    const rows = await readOnly(
      em,
      ApprovalRequest,
      { ...seen, ...(isNewestFirst ? isDecided : isToDeliver), ...after },
      { ...page, orderBy: [{ decidedAt: order }, { id: order }] },
    );
    const { shown, nextCursor } = pageOf(rows, limit, ({ decidedAt, createdAt, id }) =>
      placeOf(decidedAt ?? createdAt, id),
    );
    return answer(shown, nextCursor);
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
