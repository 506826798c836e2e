import { LockMode } from '@mikro-orm/core';

import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { redeemGoal } from '@alcancia/contracts/family';
import { type Caller, Handles, notFound, unwatched, UseCase, type Work } from '@alcancia/server-kit';

import { ApprovalRequest, openRequest } from '../approvals/approval-request.entity.js';
import { GoalWay, keptWays } from './goal-way.entity.js';
import { Goal } from './goal.entity.js';

/** 'Canjear': a child asks for the prize of a goal that it has reached. */
@UseCase()
export class RedeemGoal {
  @Handles(redeemGoal)
  async execute(
    child: Caller,
    { goalId }: InputOf<typeof redeemGoal>,
    work: Work,
  ): Promise<OutputOf<typeof redeemGoal>> {
    const { em, now } = work;
    const childId = child.userId;
    child.must('seeGoals', childId);
    const goal = await em.findOne(
      Goal,
      { id: goalId, childIds: { $contains: [childId] } },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!goal) throw notFound();
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const [way] = await unwatched(em, GoalWay, { goalId, childId }, locked);
    if (!way) throw new Error('A goal without the way of a child that it names');
    way.redeem(goal, now);
    work.writeLast(keptWays, way);

    const { familyId, title, emoji, prize } = goal;
    const before = await em.findOne(ApprovalRequest, { refId: way.id }, { orderBy: { createdAt: 'desc' } });
    const isCoins = prize.kind === 'monedas';
    openRequest(work, {
      familyId,
      childId,
      kind: 'hito',
      refId: way.id,
      title,
      emoji,
      points: 0,
      coinsCents: isCoins ? prize.coinsCents : 0,
      round: (before?.round ?? 0) + 1,
      needsDelivery: !isCoins,
      ...(isCoins ? {} : { prizeText: prize.text }),
    });
    return {};
  }
}
