import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import { requestWithdrawn } from '@alcancia/contracts/family';
import type { Work } from '@alcancia/server-kit';

import type { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { giveBack } from '../coins/booking.policy.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { Redemption } from './redemption.entity.js';

/** Ends a redemption that no adult has decided, with its request (locked already), and frees its coins. */
@Injectable()
export class RedemptionEnd {
  constructor(private readonly ledger: CoinLedger) {}

  async end(
    work: Work,
    request: ApprovalRequest,
    state: 'cancelada' | 'caducada',
    actorId: string | null,
  ): Promise<void> {
    const { em, now, publish } = work;
    const purses = await this.ledger.lock(em, request.childId);
    const redemption = await em.findOneOrFail(
      Redemption,
      { id: request.refId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    redemption.end(state, now);
    if (state === 'cancelada') request.cancel(now);
    else request.expire(now);
    giveBack(work, purses, redemption.movement(request.round, actorId));
    publish(requestWithdrawn, request.summary());
  }
}
