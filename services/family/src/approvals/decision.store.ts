import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import { type Caller, type Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { ApprovalRequest } from './approval-request.entity.js';
import { alreadyResolved, requestNotFound } from './approval-request.errors.js';

const lockMode = LockMode.PESSIMISTIC_WRITE; // two adults tapping at once must pay once

/** What every decision begins with: who may take it, and in which order rows are locked. */
@Injectable()
export class Decisions {
  constructor(private readonly ledger: CoinLedger) {}

  /** The request's row, then the child's balances: in this order everywhere, so that there is no deadlock. */
  async take(adult: Caller, requestId: string, { em }: Work): Promise<ApprovalRequest> {
    const childId = { $in: adult.childrenWhom('seeApprovals') }; // of any other child it does not exist: 404
    const request = await em.findOne(ApprovalRequest, { id: requestId, childId }, { lockMode });
    if (!request) throw requestNotFound();
    adult.must('decideApprovals', request.childId); // seen, but not theirs to decide: 403
    await this.ledger.lock(em, request.childId);
    return request;
  }

  /** The same for one that nobody has decided yet. */
  async takePending(adult: Caller, requestId: string, work: Work): Promise<ApprovalRequest> {
    const request = await this.take(adult, requestId, work);
    if (!request.isPending) throw await alreadyResolved(work.em, request);
    return request;
  }

  /** Several at once, by id, then all their children's balances; one that is not seen makes all of them unseen. */
  async takeAll(adult: Caller, requestIds: readonly string[], { em }: Work): Promise<ApprovalRequest[]> {
    const ids = [...new Set(requestIds)];
    const where = { id: { $in: ids }, childId: { $in: adult.childrenWhom('seeApprovals') } };
    const requests = await em.find(ApprovalRequest, where, { lockMode, orderBy: { id: 'asc' } });
    if (requests.length < ids.length) throw requestNotFound();
    const childIds = [...new Set(requests.map(({ childId }) => childId))];
    adult.must('decideApprovals', ...childIds);
    await this.ledger.lock(em, ...childIds);
    return requests;
  }
}
