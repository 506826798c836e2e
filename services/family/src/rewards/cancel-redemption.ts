import { LockMode } from '@mikro-orm/core';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { cancelRedemption } from '@alcancia/contracts/family';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { ApprovalRequest } from '../approvals/approval-request.entity.js';
import { RedemptionEnd } from './redemption-end.store.js';
import { Redemption } from './redemption.entity.js';
import { redemptionNotOpen } from './reward.errors.js';

/** The child thinks again while no adult has decided; its coins are free again. */
@UseCase()
export class CancelRedemption {
  constructor(private readonly endings: RedemptionEnd) {}

  @Handles(cancelRedemption)
  async execute(
    child: Caller,
    { redemptionId }: InputOf<typeof cancelRedemption>,
    work: Work,
  ): Promise<OutputOf<typeof cancelRedemption>> {
    const { em } = work;
    const isOwn = await em.count(Redemption, { id: redemptionId, childId: child.userId });
    if (isOwn === 0) throw notFound();
    const waiting = { refId: redemptionId, kind: 'canje' as const, state: 'pendiente' as const };
    const request = await em.findOne(ApprovalRequest, waiting, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!request) throw redemptionNotOpen();
    await this.endings.end(work, request, 'cancelada', child.userId);
    return {};
  }
}
