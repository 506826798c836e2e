import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

import { GoalCredit } from './goal-credit.entity.js';
import { GoalMilestone } from './goal-milestone.entity.js';
import type { GoalsMoved } from './goal-progress.policy.js';
import { GoalWay } from './goal-way.entity.js';
import { Goal } from './goal.entity.js';

const byId = (goals: readonly Goal[]): ReadonlyMap<string, Goal> => new Map(goals.map((goal) => [goal.id, goal]));

/** What was reached of these ways, also what an undo took back. */
export const milestonesOf = async (em: SqlEntityManager, ways: readonly GoalWay[]): Promise<GoalMilestone[]> =>
  ways.length === 0 ? [] : em.find(GoalMilestone, { wayId: { $in: ways.map(({ id }) => id) } });

/** The goals that work of these children may move. Their balances are locked before, so that decisions take turns. */
export async function goalsOf(em: SqlEntityManager, childIds: readonly string[]): Promise<GoalsMoved> {
  const goals = await em.find(
    Goal,
    { childIds: { $overlap: [...childIds] }, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } },
  );
  if (goals.length === 0) return { goals: new Map(), ways: [], milestones: [], credits: [] };
  const ways = await em.find(
    GoalWay,
    { goalId: { $in: goals.map(({ id }) => id) }, childId: { $in: [...childIds] }, leftAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { goalId: 'asc' } },
  );
  return { goals: byId(goals), ways, milestones: await milestonesOf(em, ways), credits: [] };
}

/** The goals that an approved occurrence has moved. */
export async function goalsMovedBy(em: SqlEntityManager, occurrenceId: string): Promise<GoalsMoved> {
  const credits = await em.find(GoalCredit, { occurrenceId });
  if (credits.length === 0) return { goals: new Map(), ways: [], milestones: [], credits };
  const ways = await em.find(
    GoalWay,
    { id: { $in: credits.map(({ wayId }) => wayId) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { goalId: 'asc' } },
  );
  const goals = await em.find(Goal, { id: { $in: ways.map(({ goalId }) => goalId) } });
  return { goals: byId(goals), ways, milestones: await milestonesOf(em, ways), credits };
}
