import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import type { ScheduledTask, Work } from '@alcancia/server-kit';

import { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { RedemptionEnd } from './redemption-end.store.js';
import { expiryBatch, redemptionExpiresAfterMs } from './reward.limits.js';

/** What no adult has decided within 7 days comes to nothing, and its coins are free again (G8). */
@Injectable()
export class ExpireRedemptions implements ScheduledTask {
  constructor(private readonly endings: RedemptionEnd) {}

  async run(work: Work): Promise<void> {
    const { em, now } = work;
    const before = new Date(now.getTime() - redemptionExpiresAfterMs);
    const due = await em.execute<{ id: string }[]>(
      `select id from family.reward_redemptions where state = 'solicitada' and requested_at < ?
       order by requested_at limit ${expiryBatch}`,
      [before.toISOString()],
    );
    const requests = await em.find(
      ApprovalRequest,
      { refId: { $in: due.map(({ id }) => id) }, kind: 'canje', state: 'pendiente' },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { childId: 'asc', id: 'asc' } },
    );
    for (const request of requests) await this.endings.end(work, request, 'caducada', null);
  }
}
