import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import type { Work } from '@alcancia/server-kit';

import { AchievementGrants } from '../achievements/achievement-grants.store.js';
import type { ApprovalRequest } from '../approvals/approval-request.entity.js';
import type { RequestEffects } from '../approvals/request-effects.policy.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { Redemption } from './redemption.entity.js';
import { Reward } from './reward.entity.js';

const lockMode = LockMode.PESSIMISTIC_WRITE; // the last one in stock goes to one child

/** What a decision does to a redemption (kind 'canje'): its coins are held while it waits. */
@Injectable()
export class RedemptionEffects implements RequestEffects {
  constructor(
    private readonly ledger: CoinLedger,
    private readonly achievements: AchievementGrants,
  ) {}

  async approve({ refId, round }: ApprovalRequest, by: string, work: Work): Promise<void> {
    const redemption = await this.redemption(work, refId);
    const reward = await this.reward(work, redemption);
    reward.take(work.now);
    redemption.accept(work.now);
    await this.ledger.capture(work, redemption.movement(round, by));
  }

  async reject({ refId, round }: ApprovalRequest, by: string, work: Work): Promise<void> {
    const redemption = await this.redemption(work, refId);
    redemption.end('rechazada', work.now);
    await this.ledger.release(work, redemption.movement(round, by));
  }

  /** Accepted: its coins are held as before and it is back in stock. Rejected: they must still be there to be held. */
  async undo({ refId, round, state }: ApprovalRequest, by: string, work: Work): Promise<void> {
    const redemption = await this.redemption(work, refId);
    if (state === 'aprobada') {
      const reward = await this.reward(work, redemption);
      reward.putBack(work.now);
      await this.ledger.reverse(work, redemption.movement(round, by));
    } else {
      await this.ledger.hold(work, redemption.movement(round + 1, by));
    }
    redemption.waitAgain(work.now);
  }

  async deliver(request: ApprovalRequest, by: string, work: Work): Promise<void> {
    const redemption = await this.redemption(work, request.refId);
    redemption.deliver(work.now);
    await this.achievements.grant(work, request, by);
  }

  async undoDelivery({ refId }: ApprovalRequest, work: Work): Promise<void> {
    const redemption = await this.redemption(work, refId);
    redemption.takeBackDelivery(work.now);
  }

  private redemption({ em }: Work, id: string): Promise<Redemption> {
    return em.findOneOrFail(Redemption, { id }, { lockMode });
  }

  private reward({ em }: Work, { rewardId }: Redemption): Promise<Reward> {
    return em.findOneOrFail(Reward, { id: rewardId }, { lockMode });
  }
}
