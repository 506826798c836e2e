import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';

import { milestoneHit } from '@alcancia/contracts/family';
import type { Work } from '@alcancia/server-kit';

import { celebrate } from '../celebrations/celebration.entity.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { GoalCredit } from './goal-credit.entity.js';
import { GoalMilestone } from './goal-milestone.entity.js';
import { GoalWay } from './goal-way.entity.js';
import { Goal, type Milestone } from './goal.entity.js';
import { thresholdOf } from './goal.policy.js';

/** What goals need to know of an approved occurrence. */
export interface CountedWork {
  readonly childId: string;
  readonly activityId: string;
  readonly occurrenceId: string;
  readonly points: number;
  /** The family's day on which it was claimed, and the moment of it: these decide, not the approval (G4). */
  readonly dueOn: string;
  readonly claimedAt: Date;
}

/**
 * Moves a child's goals in the transaction that approves or undoes an activity. The child's balances are locked before,
 * so that two decisions about one child take turns (`CoinLedger.lock`).
 */
@Injectable()
export class GoalProgress {
  constructor(private readonly ledger: CoinLedger) {}

  async advance(work: Work, done: CountedWork, by: string): Promise<void> {
    if (done.points === 0) return;
    const { em, now } = work;
    const candidates = await em.find(
      Goal,
      { childIds: { $contains: [done.childId] }, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } },
    );
    const goals = new Map(candidates.filter((goal) => goal.counts(done)).map((goal) => [goal.id, goal]));
    if (goals.size === 0) return;
    const ways = await em.find(
      GoalWay,
      {
        goalId: { $in: [...goals.keys()] },
        childId: done.childId,
        leftAt: null,
        startedAt: { $lte: done.claimedAt },
        state: { $ne: 'canjeada' },
      },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { goalId: 'asc' } },
    );
    for (const way of ways) {
      em.create(GoalCredit, { wayId: way.id, occurrenceId: done.occurrenceId, points: done.points, createdAt: now });
      way.advance(done.points, now);
      await this.passMilestones(work, goals.get(way.goalId) as Goal, way, by);
    }
  }

  /** Undoes `advance`. What the child has asked the prize for already stays reached, with its bonuses (G6, house §6). */
  async retreat(work: Work, { occurrenceId }: Pick<CountedWork, 'occurrenceId'>, by: string): Promise<void> {
    const { em, now } = work;
    const credits = await em.find(GoalCredit, { occurrenceId });
    if (credits.length === 0) return;
    const ways = await em.find(
      GoalWay,
      { id: { $in: credits.map(({ wayId }) => wayId) } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { goalId: 'asc' } },
    );
    const goals = await em.find(Goal, { id: { $in: ways.map(({ goalId }) => goalId) } });
    const passed = await em.find(GoalMilestone, { wayId: { $in: ways.map(({ id }) => id) }, isReached: true });
    for (const way of ways) {
      const credit = credits.find(({ wayId }) => wayId === way.id) as GoalCredit;
      way.retreat(credit.points, now);
      em.remove(credit);
      if (way.isRedeemed) continue;
      const goal = goals.find(({ id }) => id === way.goalId) as Goal;
      const lost = passed.filter(({ wayId, thresholdPoints }) => wayId === way.id && thresholdPoints > way.points);
      for (const milestone of lost) {
        milestone.takeBack(now);
        if (milestone.percent === 100) way.unreach();
        if (milestone.bonusCoinsCents > 0) await this.ledger.reverse(work, bonusOf(goal, way, milestone, by));
      }
    }
  }

  /** Pays each milestone that the child has reached; the first time it is celebrated and published. */
  async passMilestones(work: Work, goal: Goal, way: GoalWay, by: string): Promise<void> {
    const known = await work.em.find(GoalMilestone, { wayId: way.id });
    for (const milestone of goal.allMilestones()) {
      const threshold = thresholdOf(goal.targetPoints, milestone.percent);
      const before = known.find(({ percent }) => percent === milestone.percent);
      if (way.points < threshold || before?.isReached) continue;
      if (milestone.percent === 100) way.reach();
      const row = before ?? (await reachFirst(work, goal, way, milestone, threshold));
      if (before) before.reachAgain(milestone, threshold, work.now);
      if (row.bonusCoinsCents === 0) continue;
      await this.ledger.post(work, {
        ...bonusOf(goal, way, row, by),
        type: 'bono',
        points: 0,
        coinsCents: row.bonusCoinsCents,
      });
    }
  }
}

/** The first time: celebrated and published once, whatever is undone later. */
async function reachFirst(
  work: Work,
  { familyId, id: goalId, title }: Goal,
  { id: wayId, childId }: GoalWay,
  { percent, bonusCoinsCents }: Milestone,
  thresholdPoints: number,
): Promise<GoalMilestone> {
  const { em, now, newId, publish } = work;
  publish(milestoneHit, { familyId, childId, goalId, title, percent, bonusCoinsCents });
  const kind = percent === 100 ? 'meta' : 'hito';
  const key = `hito:${wayId}:${percent}`;
  await celebrate(work, { childId, familyId, kind, key, title, number: percent, coinsCents: bonusCoinsCents });
  return em.create(GoalMilestone, {
    id: newId(),
    wayId,
    percent,
    bonusCoinsCents,
    thresholdPoints,
    isReached: true,
    reachedAt: now,
    round: 1,
    createdAt: now,
    updatedAt: now,
  });
}

const bonusOf = (goal: Goal, way: GoalWay, milestone: GoalMilestone, by: string) => ({
  childId: way.childId,
  familyId: goal.familyId,
  sourceType: 'hito' as const,
  sourceId: milestone.id,
  round: milestone.round,
  actorId: by,
  title: goal.title,
  emoji: goal.emoji,
});
