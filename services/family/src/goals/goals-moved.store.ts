import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

import { unwatched } from '@alcancia/server-kit';

import { GoalCredit } from './goal-credit.entity.js';
import { GoalMilestone } from './goal-milestone.entity.js';
import type { GoalsMoved } from './goal-progress.policy.js';
import { GoalWay } from './goal-way.entity.js';
import { Goal } from './goal.entity.js';

const byId = (goals: readonly Goal[]): ReadonlyMap<string, Goal> => new Map(goals.map((goal) => [goal.id, goal]));

/** What was reached of these ways, also what an undo took back. */
export const milestonesOf = async (em: SqlEntityManager, ways: readonly GoalWay[]): Promise<GoalMilestone[]> =>
  ways.length === 0
    ? []
    : unwatched(em, GoalMilestone, { wayId: { $in: ways.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });

/**
 * The goals that work of these children may move. Their balances are locked before, so that decisions take turns. A way
 * that was read already stays the one that it is: a row is written once.
 */
export async function goalsOf(
  em: SqlEntityManager,
  childIds: readonly string[],
  known: readonly GoalWay[] = [],
): Promise<GoalsMoved> {
  const goals = await unwatched(
    em,
    Goal,
    { childIds: { $overlap: [...childIds] }, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } },
  );
  if (goals.length === 0) return { goals: new Map(), ways: [], milestones: [], credits: [] };
  const ways = await unwatched(
    em,
    GoalWay,
    { goalId: { $in: goals.map(({ id }) => id) }, childId: { $in: [...childIds] }, leftAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { goalId: 'asc' } },
  );
  const knownById = new Map(known.map((way) => [way.id, way]));
  const same = ways.map((way) => knownById.get(way.id) ?? way);
  return { goals: byId(goals), ways: same, milestones: await milestonesOf(em, same), credits: [] };
}

/** The goals that an approved occurrence has moved. */
export async function goalsMovedBy(em: SqlEntityManager, occurrenceId: string): Promise<GoalsMoved> {
  const credits = await unwatched(em, GoalCredit, { occurrenceId }, { orderBy: { wayId: 'asc' } });
  if (credits.length === 0) return { goals: new Map(), ways: [], milestones: [], credits };
  const ways = await unwatched(
    em,
    GoalWay,
    { id: { $in: credits.map(({ wayId }) => wayId) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { goalId: 'asc' } },
  );
  const goals = await unwatched(
    em,
    Goal,
    { id: { $in: ways.map(({ goalId }) => goalId) } },
    { orderBy: { id: 'asc' } },
  );
  return { goals: byId(goals), ways, milestones: await milestonesOf(em, ways), credits };
}
