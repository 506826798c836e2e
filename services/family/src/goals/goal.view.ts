import type { SqlEntityManager } from '@mikro-orm/sql';

import type { OutputOf } from '@alcancia/contracts/define';
import type { GoalView, listChildGoals } from '@alcancia/contracts/family';
import type { Caller } from '@alcancia/server-kit';

import { childrenById } from '../children/known-child.store.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { canEdit, childrenNamedTo } from '../offers/offer.policy.js';
import { GoalMilestone } from './goal-milestone.entity.js';
import { GoalWay } from './goal-way.entity.js';
import type { Goal } from './goal.entity.js';
import { goals as offered } from './goal.store.js';

type ProgressView = GoalView['progress'][number];
type ChildGoalView = OutputOf<typeof listChildGoals>['goals'][number];

/** What became of the goal comes first; then whether it rests or is over; 'activa' is what is left. */
function stateOf(goal: Goal, way: GoalWay, today: string): ProgressView['state'] {
  if (way.isRedeemed) return way.state;
  const state = goal.stateOn(today);
  if (state === 'archivada' || state === 'pausada') return state;
  return way.state === 'alcanzada' ? 'alcanzada' : state;
}

function progressView(
  goal: Goal,
  way: GoalWay,
  passed: readonly GoalMilestone[],
  childName: string,
  today: string,
): ProgressView {
  const milestones = goal.milestones.map(({ percent, bonusCoinsCents }) => {
    const row = passed.find((each) => each.wayId === way.id && each.percent === percent && each.isReached);
    if (!row) return { percent, bonusCoinsCents, isReached: false, reachedAt: null };
    const reachedAt = row.reachedAt.toISOString();
    return { percent, bonusCoinsCents: row.bonusCoinsCents, isReached: true, reachedAt };
  });
  const { childId, points } = way;
  const percent = way.percentOf(goal.targetPoints);
  return { childId, childName, points, percent, state: stateOf(goal, way, today), milestones };
}

/** Goals as an adult sees them: only the children within reach are named. Three queries, however many goals. */
export async function goalViews(
  em: SqlEntityManager,
  adult: Caller,
  goals: readonly Goal[],
  now: Date,
): Promise<GoalView[]> {
  const seen = adult.childrenSeen(offered.area);
  const goalId = { $in: goals.map(({ id }) => id) };
  const ways = await em.find(
    GoalWay,
    { goalId, childId: { $in: seen }, leftAt: null },
    { orderBy: { childId: 'asc' } },
  );
  const passed = await em.find(GoalMilestone, { wayId: { $in: ways.map(({ id }) => id) } });
  const childOf = await childrenById(em, seen);
  return goals.map((goal) => {
    const childIds = childrenNamedTo(adult, offered.area, goal);
    const today = familyDay(now, adult.timeZoneOf(childIds[0] as string));
    return {
      ...fieldsOf(goal),
      associatedActivities: goal.associatedActivities,
      childIds,
      milestones: goal.milestones,
      state: goal.stateOn(today),
      progress: ways
        .filter(({ goalId: id }) => id === goal.id)
        .map((way) => progressView(goal, way, passed, childOf(way.childId).displayName, today)),
      canEdit: canEdit(adult, offered.area, goal),
      createdAt: goal.createdAt.toISOString(),
      version: goal.version,
    };
  });
}

/** A goal and the way of one child through it. */
export interface OwnGoal {
  readonly goal: Goal;
  readonly way: GoalWay;
}

/** Goals as their children see them, in the given order. */
export async function childGoalViews(
  em: SqlEntityManager,
  own: readonly OwnGoal[],
  nameOf: (childId: string) => string,
  todayOf: (childId: string) => string,
): Promise<ChildGoalView[]> {
  const passed = await em.find(GoalMilestone, { wayId: { $in: own.map(({ way }) => way.id) } });
  return own.map(({ goal, way }) => ({
    ...fieldsOf(goal),
    progress: progressView(goal, way, passed, nameOf(way.childId), todayOf(way.childId)),
  }));
}

const fieldsOf = ({ id, title, emoji, targetPoints, dueAt, prize }: Goal) => ({
  id,
  title,
  emoji,
  targetPoints,
  dueAt,
  prize,
});
