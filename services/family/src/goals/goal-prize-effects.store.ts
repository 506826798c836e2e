import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import type { Work } from '@alcancia/server-kit';

import { AchievementGrants } from '../achievements/achievement-grants.store.js';
import type { ApprovalRequest } from '../approvals/approval-request.entity.js';
import type { RequestEffects } from '../approvals/request-effects.policy.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { GoalWay } from './goal-way.entity.js';

/** What a decision does to a reached goal whose prize a child asked for (kind 'hito'). */
@Injectable()
export class GoalPrizeEffects implements RequestEffects {
  constructor(
    private readonly ledger: CoinLedger,
    private readonly achievements: AchievementGrants,
  ) {}

  /** Coins are paid and that is all; a thing in words waits for 'Entregado'. */
  async approve(request: ApprovalRequest, by: string, work: Work): Promise<void> {
    if (request.coinsCents === 0) return;
    const way = await wayOf(work, request);
    await this.ledger.post(work, { ...prizeOf(request, by), type: 'meta', points: 0, coinsCents: request.coinsCents });
    way.handOver(work.now);
    await this.achievements.grant(work, request, by);
  }

  async reject(request: ApprovalRequest, _by: string, work: Work): Promise<void> {
    const way = await wayOf(work, request);
    way.giveBack(work.now);
  }

  async undo(request: ApprovalRequest, by: string, work: Work): Promise<void> {
    const way = await wayOf(work, request);
    way.waitAgain(request.state === 'aprobada' ? 'aprobada' : 'rechazada', work.now);
    if (request.state === 'aprobada' && request.coinsCents > 0) await this.ledger.reverse(work, prizeOf(request, by));
  }

  async deliver(request: ApprovalRequest, _by: string, work: Work): Promise<void> {
    const way = await wayOf(work, request);
    way.handOver(work.now);
  }

  async undoDelivery(request: ApprovalRequest, work: Work): Promise<void> {
    const way = await wayOf(work, request);
    way.takeBackDelivery(work.now);
  }
}

const wayOf = ({ em }: Work, { refId }: ApprovalRequest): Promise<GoalWay> =>
  em.findOneOrFail(GoalWay, { id: refId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Paid once per round; a prize asked for again after a rejection goes on counting where the last one stopped. */
const prizeOf = ({ childId, familyId, refId, round, title, emoji }: ApprovalRequest, by: string) => ({
  childId,
  familyId,
  sourceType: 'meta' as const,
  sourceId: refId,
  round,
  actorId: by,
  title,
  emoji,
});
