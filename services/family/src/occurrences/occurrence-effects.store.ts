import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type Work } from '@alcancia/server-kit';

import { AchievementGrants } from '../achievements/achievement-grants.store.js';
import { type ApprovalRequest } from '../approvals/approval-request.entity.js';
import { undoTooLate } from '../approvals/approval-request.errors.js';
import { type RequestEffects } from '../approvals/request-effects.policy.js';
import { celebrate } from '../celebrations/celebration.entity.js';
import { ChallengeProgress } from '../challenges/challenge-progress.store.js';
import { CoinLedger, type Movement } from '../coins/coins.ledger.js';
import { type CountedWork, GoalProgress } from '../goals/goal-progress.store.js';
import { LevelSync } from '../levels/level-sync.store.js';
import { Occurrence } from './occurrence.entity.js';

/** What a decision does to a claimed occurrence: approving pays, rejecting sends back, undoing reverses (house §6). */
@Injectable()
export class OccurrenceEffects implements RequestEffects {
  constructor(
    private readonly ledger: CoinLedger,
    private readonly goals: GoalProgress,
    private readonly challenges: ChallengeProgress,
    private readonly levels: LevelSync,
    private readonly achievements: AchievementGrants,
  ) {}

  async approve(request: ApprovalRequest, by: string, work: Work): Promise<void> {
    const occurrence = await locked(work.em, request);
    const { childId, familyId, points, coinsCents, title } = occurrence;
    const paid = await this.ledger.post(work, { ...paymentOf(request, by), type: 'actividad', points, coinsCents });
    occurrence.approve(work.now);
    await this.goals.advance(work, countedWork(occurrence), by);
    await this.levels.sync(work, { childId, familyId, points: paid.points });
    const key = `aprobada:${occurrence.id}`;
    await celebrate(work, { childId, familyId, kind: 'aprobada', key, title, points, coinsCents });
    await this.challenges.advance(work, { childId, occurrenceId: occurrence.id }, by);
    await this.achievements.grant(work, { childId, familyId }, by);
  }

  async reject(request: ApprovalRequest, _by: string, { em, now }: Work): Promise<void> {
    const occurrence = await locked(em, request);
    occurrence.reject(request.reasonCode ?? 'otro_motivo', request.comment ?? '', now);
  }

  async undo(request: ApprovalRequest, by: string, work: Work): Promise<void> {
    const occurrence = await locked(work.em, request);
    if (occurrence.round !== request.round || occurrence.state !== request.state) throw undoTooLate();
    if (request.state === 'aprobada') {
      await this.goals.retreat(work, { occurrenceId: occurrence.id }, by);
      const { points } = await this.ledger.reverse(work, paymentOf(request, by));
      const { childId, familyId } = request;
      await this.levels.sync(work, { childId, familyId, points });
      await this.challenges.retreat(work, { childId, occurrenceId: occurrence.id }, by);
    }
    occurrence.reopen(work.now);
  }

  /** Nothing to deliver: points and coins are booked at the approval. */
  async deliver(): Promise<void> {}

  async undoDelivery(): Promise<void> {}
}

const locked = (em: SqlEntityManager, { refId }: ApprovalRequest): Promise<Occurrence> =>
  em.findOneOrFail(Occurrence, { id: refId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

const paymentOf = ({ childId, familyId, refId, round, title, emoji }: ApprovalRequest, actorId: string): Movement => ({
  childId,
  familyId,
  actorId,
  sourceType: 'ocurrencia',
  sourceId: refId,
  round,
  title,
  emoji,
});

const countedWork = ({ id, childId, activityId, points, dueOn, claimedAt }: Occurrence): CountedWork => ({
  childId,
  activityId,
  occurrenceId: id,
  points,
  dueOn,
  claimedAt,
});
