import { LockMode } from '@mikro-orm/core';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { redeemReward } from '@alcancia/contracts/family';
import { type Act, type Caller, Decides, type Effects, type Reading, unwatched, UseCase } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { type Offered, redeem } from './redeem.policy.js';
import { viewRedemption } from './redemption.view.js';
import { Reward } from './reward.entity.js';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;

/** A child asks for a reward. */
@UseCase()
export class RedeemReward {
  constructor(private readonly ledger: CoinLedger) {}

  async read(acts: readonly Act<typeof redeemReward>[], { em }: Reading): Promise<Offered> {
    const purses = await this.ledger.lock(em, ...new Set(acts.map(({ caller }) => caller.userId)));
    const ids = [...new Set(acts.map(({ input }) => input.rewardId))];
    const rewards = await unwatched(em, Reward, { id: { $in: ids } }, locked);
    return { purses, rewards: new Map(rewards.map((reward) => [reward.id, reward])) };
  }

  @Decides(redeemReward)
  decide(
    child: Caller,
    wish: InputOf<typeof redeemReward>,
    effects: Effects,
    offered: Offered,
  ): OutputOf<typeof redeemReward> {
    child.must('seeRewards', child.userId);
    return { redemption: viewRedemption(redeem(effects, offered, child.userId, wish), null) };
  }
}
