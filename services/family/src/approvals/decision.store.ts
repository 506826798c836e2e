import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { SqlEntityManager } from '@mikro-orm/sql';

import { type Caller, unwatched, type Work } from '@alcancia/server-kit';

import { adultNames, childNames } from '../children/known-child.store.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { ApprovalRequest } from './approval-request.entity.js';
import { type Names, requestNotFound, resolverOf } from './approval-request.errors.js';
import { pendingOf, type Taken } from './taken.policy.js';

// Two adults tapping at once must pay once.
const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;

/** What every decision begins with: the requests' rows, then the children's balances, in this order everywhere, each by id. */
@Injectable()
export class Decisions {
  constructor(private readonly ledger: CoinLedger) {}

  async take(adult: Caller, requestId: string, { em }: Work): Promise<ApprovalRequest> {
    const childId = { $in: adult.childrenWhom('seeApprovals') }; // of any other child it does not exist: 404
    const [request] = await unwatched(em, ApprovalRequest, { id: requestId, childId }, locked);
    if (!request) throw requestNotFound();
    adult.must('decideApprovals', request.childId); // seen, but not theirs to decide: 403
    await this.ledger.lock(em, request.childId);
    return request;
  }

  /** The same for one that nobody has decided yet. */
  async takePending(adult: Caller, requestId: string, { em }: Work): Promise<ApprovalRequest> {
    return pendingOf(await this.takeEach(em, [{ adult, requestId }]), adult, requestId);
  }

  /** Those of several acts, each by another adult perhaps: who may decide what is asked when it is decided (`pendingOf`). */
  async takeEach(
    em: SqlEntityManager,
    acts: readonly { readonly adult: Caller; readonly requestId: string }[],
  ): Promise<Taken> {
    const ids = [...new Set(acts.map(({ requestId }) => requestId))];
    const seen = [...new Set(acts.flatMap(({ adult }) => adult.childrenWhom('seeApprovals')))];
    const where = { id: { $in: ids }, childId: { $in: seen } };
    const requests = await unwatched(em, ApprovalRequest, where, locked);
    await this.ledger.lock(em, ...new Set(requests.map(({ childId }) => childId)));
    const byId = new Map(requests.map((request) => [request.id, request]));
    // Of two who decide the same at once, the second is told of the first.
    const atOnce = acts.length > ids.length ? acts.map(({ adult }) => adult.userId) : [];
    const resolved = requests.filter(({ isPending }) => !isPending).map(resolverOf);
    return { requests: byId, names: await namesOf(em, [...atOnce, ...resolved]) };
  }

  /** Several at once, by id, then all their children's balances; one that is not seen makes all of them unseen. */
  async takeAll(adult: Caller, requestIds: readonly string[], { em }: Work): Promise<ApprovalRequest[]> {
    const ids = [...new Set(requestIds)];
    const where = { id: { $in: ids }, childId: { $in: adult.childrenWhom('seeApprovals') } };
    const requests = await unwatched(em, ApprovalRequest, where, locked);
    if (requests.length < ids.length) throw requestNotFound();
    const childIds = [...new Set(requests.map(({ childId }) => childId))];
    adult.must('decideApprovals', ...childIds);
    await this.ledger.lock(em, ...childIds);
    return requests;
  }
}

async function namesOf(em: SqlEntityManager, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  return new Map([...(await childNames(em, ids)), ...(await adultNames(em, ids))]);
}
