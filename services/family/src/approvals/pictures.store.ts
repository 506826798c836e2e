import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { SqlEntityManager } from '@mikro-orm/sql';

import { unwatched } from '@alcancia/server-kit';

import { standingsOf } from '../achievements/standings.store.js';
import {
  countedChallenges,
  countWays,
  isReached,
  reachedByApproving,
  waysMovedBy,
} from '../challenges/challenge-count.store.js';
import { type CountedChallenge, prizeOf } from '../challenges/challenge-progress.policy.js';
import type { Purses, Source } from '../coins/booking.policy.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { bonusOf, type GoalsMoved } from '../goals/goal-progress.policy.js';
import { GoalWay } from '../goals/goal-way.entity.js';
import { goalsMovedBy, goalsOf } from '../goals/goals-moved.store.js';
import { progressOf } from '../levels/progress.store.js';
import { paymentOf } from '../occurrences/occurrence-effects.policy.js';
import { Occurrence } from '../occurrences/occurrence.entity.js';
import { Redemption } from '../rewards/redemption.entity.js';
import { Reward } from '../rewards/reward.entity.js';
import type { ApprovalRequest, RequestKind } from './approval-request.entity.js';
import { Picture, type PictureParts } from './picture.policy.js';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;

const childrenOf = (those: readonly { readonly childId: string }[]): string[] => [
  ...new Set(those.map(({ childId }) => childId)),
];
const refsOf = (requests: readonly ApprovalRequest[], kind: RequestKind): string[] =>
  requests.filter((request) => request.kind === kind).map(({ refId }) => refId);

/**
 * Reads what decisions look at. The requests and the children's balances are locked already, in this order everywhere; the
 * rest is locked here, each by id.
 */
@Injectable()
export class Pictures {
  constructor(private readonly ledger: CoinLedger) {}

  /** For accepting these requests, in this order: work that is approved by it counts already. */
  async toApprove(em: SqlEntityManager, requests: readonly ApprovalRequest[]): Promise<Picture> {
    const parts = await this.things(em, requests);
    const { occurrences = [] } = parts;
    const byId = new Map(occurrences.map((occurrence) => [occurrence.id, occurrence]));
    const approving = refsOf(requests, 'actividad').flatMap((id) => byId.get(id) ?? []);
    const paid = requests.filter(({ kind, coinsCents }) => kind === 'hito' && coinsCents > 0);
    return new Picture({ ...parts, ...(await this.moved(em, parts, approving, childrenOf(paid))) });
  }

  /** For accepting work as it is claimed (G19), which the picture does not have yet. The balances are locked. */
  async toClaim(em: SqlEntityManager, purses: Purses, approving: readonly Occurrence[]): Promise<Picture> {
    return new Picture({ purses, ...(await this.moved(em, { purses }, approving, [])) });
  }

  async toReject(em: SqlEntityManager, request: ApprovalRequest): Promise<Picture> {
    return new Picture(await this.things(em, [request]));
  }

  /** For taking a decision back, with what it wrote. */
  async toUndo(em: SqlEntityManager, request: ApprovalRequest): Promise<Picture> {
    const parts = await this.things(em, [request]);
    if (request.state !== 'aprobada') return new Picture(parts);
    if (request.kind === 'actividad') return this.toUndoWork(em, request, parts);
    const sourceType = request.kind === 'canje' ? 'canje' : 'meta';
    const written = await this.ledger.written(em, [{ sourceType, sourceId: request.refId, round: request.round }]);
    return new Picture({ ...parts, written });
  }

  /** For 'Entregado' and for taking it back. */
  async toDeliver(em: SqlEntityManager, request: ApprovalRequest): Promise<Picture> {
    const parts = await this.things(em, [request]);
    if (request.kind !== 'canje') return new Picture(parts);
    return new Picture({ ...parts, standings: await standingsOf(em, [request.childId], []) });
  }

  /** What the requests are about. */
  private async things(em: SqlEntityManager, requests: readonly ApprovalRequest[]): Promise<PictureParts> {
    const purses = await this.ledger.lock(em, ...childrenOf(requests));
    const find = async <T>(kind: RequestKind, read: (ids: string[]) => Promise<T[]>): Promise<T[]> => {
      const ids = refsOf(requests, kind);
      return ids.length === 0 ? [] : read(ids);
    };
    const occurrences = await find('actividad', (ids) => unwatched(em, Occurrence, { id: { $in: ids } }, locked));
    const redemptions = await find('canje', (ids) => unwatched(em, Redemption, { id: { $in: ids } }, locked));
    const ways = await find('hito', (ids) => unwatched(em, GoalWay, { id: { $in: ids } }, locked));
    const rewardIds = [...new Set(redemptions.map(({ rewardId }) => rewardId))];
    const rewards = rewardIds.length === 0 ? [] : await unwatched(em, Reward, { id: { $in: rewardIds } }, locked);
    return { purses, occurrences, redemptions, ways, rewards };
  }

  /** What work that is approved moves besides, in this order, and what these children and others who are paid can earn. */
  private async moved(
    em: SqlEntityManager,
    parts: PictureParts,
    approving: readonly Occurrence[],
    paid: readonly string[],
  ): Promise<Partial<PictureParts>> {
    const workers = childrenOf(approving);
    const earners = [...new Set([...workers, ...paid])];
    return {
      ...(workers.length === 0 ? {} : await this.work(em, parts, workers, approving)),
      ...(earners.length === 0 ? {} : { standings: await standingsOf(em, earners, approving) }),
    };
  }

  /** Goals, levels, challenges. */
  private async work(
    em: SqlEntityManager,
    { purses, ways }: PictureParts,
    childIds: readonly string[],
    approving: readonly Occurrence[],
  ): Promise<Partial<PictureParts>> {
    const goals = await goalsOf(em, childIds, ways);
    const progress = await progressOf(em, [...purses.keys()]);
    const challenged = childIds.filter((childId) => purses.get(childId)?.isInChallenge);
    if (challenged.length === 0) return { goals, progress };
    const reached = await reachedByApproving(em, waysMovedBy(challenged, 'running'), approving);
    return { goals, progress, challenges: await countedChallenges(em, reached) };
  }

  private async toUndoWork(em: SqlEntityManager, request: ApprovalRequest, parts: PictureParts): Promise<Picture> {
    const { refId, childId } = request;
    const goals = await goalsMovedBy(em, refId);
    const counted = await countWays(em, waysMovedBy([childId], 'not closed'), { undoing: refId });
    const short = counted.filter((way) => !isReached(way));
    const challenges = (await countedChallenges(em, short)).filter(({ way }) => way.state === 'superado');
    const progress = await progressOf(em, [...parts.purses.keys()]);
    const written = await this.ledger.written(em, [
      paymentOf(request, ''),
      ...bonusesOf(goals),
      ...challenges.map(({ challenge, way }: CountedChallenge): Source => prizeOf(challenge, way, null)),
    ]);
    return new Picture({ ...parts, goals, challenges, progress, written });
  }
}

const bonusesOf = ({ goals, ways, milestones }: GoalsMoved): Source[] =>
  milestones.flatMap((milestone) => {
    const way = ways.find(({ id }) => id === milestone.wayId);
    const goal = way && goals.get(way.goalId);
    return goal ? [bonusOf(goal, way, milestone, '')] : [];
  });
