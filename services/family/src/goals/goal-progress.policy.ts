import { milestoneHit } from '@alcancia/contracts/family';
import type { Effects } from '@alcancia/server-kit';

import type { Standing } from '../achievements/achievement-grants.policy.js';
import { celebrate } from '../celebrations/celebration.policy.js';
import { post, type Purses, reverse, type WrittenEntries } from '../coins/booking.policy.js';
import { type Credit, goalCredits, lostGoalCredits } from './goal-credit.entity.js';
import { GoalMilestone, keptMilestones } from './goal-milestone.entity.js';
import { type GoalWay, keptWays } from './goal-way.entity.js';
import type { Goal, Milestone } from './goal.entity.js';
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

/** The goals that a decision may move. A milestone that is reached for the first time joins the others. */
export interface GoalsMoved {
  readonly goals: ReadonlyMap<string, Goal>;
  readonly ways: readonly GoalWay[];
  readonly milestones: GoalMilestone[];
  /** What the occurrence brought whose approval is undone. */
  readonly credits: readonly Credit[];
}

/** What else the decision has read. */
interface Beside {
  readonly purses: Purses;
  readonly standings: ReadonlyMap<string, Standing>;
}

/** Approved work moves every goal that counts it, and pays what is reached by it. */
export function advanceGoals(
  effects: Effects,
  { goals, ways, milestones }: GoalsMoved,
  beside: Beside,
  done: CountedWork,
  by: string,
): void {
  if (done.points === 0) return;
  for (const way of ways) {
    const goal = goals.get(way.goalId);
    if (!goal?.counts(done) || !way.counts(done)) continue;
    effects.writeLast(goalCredits, { wayId: way.id, ...done, createdAt: effects.now });
    way.advance(done.points, effects.now);
    effects.writeLast(keptWays, way);
    passMilestones(effects, milestones, beside, { goal, way }, by);
  }
}

/** Undoes `advanceGoals`. What the child has asked the prize for already stays reached, with its bonuses (G6, house §6). */
export function retreatGoals(
  effects: Effects,
  { goals, ways, milestones, credits }: GoalsMoved,
  { purses, written }: { readonly purses: Purses; readonly written: WrittenEntries },
  by: string,
): void {
  for (const way of ways) {
    const credit = credits.find(({ wayId }) => wayId === way.id);
    const goal = goals.get(way.goalId);
    if (!credit || !goal) continue;
    way.retreat(credit.points, effects.now);
    effects.writeLast(keptWays, way);
    effects.writeLast(lostGoalCredits, credit);
    if (way.isRedeemed) continue;
    for (const milestone of milestones) {
      const isLost = milestone.wayId === way.id && milestone.isReached && milestone.thresholdPoints > way.points;
      if (!isLost) continue;
      milestone.takeBack(effects.now);
      effects.writeLast(keptMilestones, milestone);
      if (milestone.percent === 100) way.unreach();
      if (milestone.bonusCoinsCents > 0) reverse(effects, purses, bonusOf(goal, way, milestone, by), written);
    }
  }
}

interface GoalOfChild {
  readonly goal: Goal;
  readonly way: GoalWay;
}

/** Pays each milestone that the child has reached; the first time it is celebrated and published. */
export function passMilestones(
  effects: Effects,
  milestones: GoalMilestone[],
  { purses, standings }: Beside,
  { goal, way }: GoalOfChild,
  by: string,
): void {
  const gained = standings.get(way.childId)?.gained;
  for (const milestone of goal.allMilestones()) {
    const threshold = thresholdOf(goal.targetPoints, milestone.percent);
    const before = milestones.find(({ wayId, percent }) => wayId === way.id && percent === milestone.percent);
    if (way.points < threshold || before?.isReached) continue;
    if (milestone.percent === 100 && way.reach()) {
      effects.writeLast(keptWays, way);
      if (gained) gained.metas += 1;
    }
    if (gained) gained.hitos += 1;
    before?.reachAgain(milestone, threshold, effects.now);
    const row = before ?? reachFirst(effects, { goal, way }, milestone, threshold);
    effects.writeLast(keptMilestones, row);
    if (!before) milestones.push(row);
    const coinsCents = row.bonusCoinsCents;
    if (coinsCents > 0) post(effects, purses, { ...bonusOf(goal, way, row, by), type: 'bono', points: 0, coinsCents });
  }
}

/** The first time: celebrated and published once, whatever is undone later. */
function reachFirst(
  effects: Effects,
  { goal: { familyId, id: goalId, title }, way: { id: wayId, childId } }: GoalOfChild,
  { percent, bonusCoinsCents }: Milestone,
  thresholdPoints: number,
): GoalMilestone {
  effects.publish(milestoneHit, { familyId, childId, goalId, title, percent, bonusCoinsCents });
  const kind = percent === 100 ? 'meta' : 'hito';
  const key = `hito:${wayId}:${percent}`;
  celebrate(effects, { childId, familyId, kind, key, title, number: percent, coinsCents: bonusCoinsCents });
  const { now } = effects;
  const reached = { wayId, percent, bonusCoinsCents, thresholdPoints, isReached: true, reachedAt: now, round: 1 };
  return Object.assign(new GoalMilestone(), { id: effects.newId(), ...reached, createdAt: now, updatedAt: now });
}

export const bonusOf = (goal: Goal, way: GoalWay, milestone: GoalMilestone, by: string) => ({
  childId: way.childId,
  familyId: goal.familyId,
  sourceType: 'hito' as const,
  sourceId: milestone.id,
  round: milestone.round,
  actorId: by,
  title: goal.title,
  emoji: goal.emoji,
});
