import type { SqlEntityManager } from '@mikro-orm/sql';

import type { OutputOf } from '@alcancia/contracts/define';
import type { GoalView, listChildGoals } from '@alcancia/contracts/family';
import type { Caller } from '@alcancia/server-kit';

import { ApprovalRequest } from '../approvals/approval-request.entity.js';
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

/** What stands beside the ways that are shown. */
interface OfWays {
  readonly passed: readonly GoalMilestone[];
  /** The last request for the prize of each way that had one. */
  readonly asked: ReadonlyMap<string, ApprovalRequest>;
}

async function besides(em: SqlEntityManager, ways: readonly GoalWay[]): Promise<OfWays> {
  const ids = ways.map(({ id }) => id);
  const passed = await em.find(GoalMilestone, { wayId: { $in: ids } });
  const requests = await em.find(
    ApprovalRequest,
    { kind: 'hito', refId: { $in: ids } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return { passed, asked: new Map(requests.map((request) => [request.refId, request])) };
}

function progressView(
  goal: Goal,
  way: GoalWay,
  { passed, asked }: OfWays,
  childName: string,
  today: string,
): ProgressView {
  const milestones = goal.milestones.map(({ percent, bonusCoinsCents }) => {
    const row = passed.find((each) => each.wayId === way.id && each.percent === percent && each.isReached);
    if (!row) return { percent, bonusCoinsCents, isReached: false, reachedAt: null };
    const reachedAt = row.reachedAt.toISOString();
    return { percent, bonusCoinsCents: row.bonusCoinsCents, isReached: true, reachedAt };
  });
  const { childId } = way;
  // What a child does after the target counts for the child, and no more for this goal.
  const points = Math.min(way.points, goal.targetPoints);
  const percent = way.percentOf(goal.targetPoints);
  const isAsked = asked.get(way.id)?.isPending ?? false;
  return { childId, childName, points, percent, state: stateOf(goal, way, today), isAsked, milestones };
}

/** Goals as an adult sees them: only the children within reach are named. Four queries, however many goals. */
export async function goalViews(
  em: SqlEntityManager,
  adult: Caller,
  goals: readonly Goal[],
  now: Date,
): Promise<GoalView[]> {
  const seen = adult.childrenWhom('seeGoals');
  const goalId = { $in: goals.map(({ id }) => id) };
  const ways = await em.find(
    GoalWay,
    { goalId, childId: { $in: seen }, leftAt: null },
    { orderBy: { childId: 'asc' } },
  );
  const beside = await besides(em, ways);
  const childOf = await childrenById(em, seen);
  return goals.map((goal) => {
    const childIds = childrenNamedTo(adult, offered.rights, goal);
    const today = familyDay(now, adult.timeZoneOf(childIds[0] as string));
    return {
      ...fieldsOf(goal),
      associatedActivities: goal.associatedActivities,
      childIds,
      milestones: goal.milestones,
      state: goal.stateOn(today),
      progress: ways
        .filter(({ goalId: id }) => id === goal.id)
        .map((way) => progressView(goal, way, beside, childOf(way.childId).displayName, today)),
      canEdit: canEdit(adult, offered.rights, goal),
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
  const ways = own.map(({ way }) => way);
  const beside = await besides(em, ways);
  return own.map(({ goal, way }) => ({
    ...fieldsOf(goal),
    progress: progressView(goal, way, beside, nameOf(way.childId), todayOf(way.childId)),
    comment: refusalOf(beside.asked.get(way.id)),
  }));
}

const refusalOf = (request: ApprovalRequest | undefined): string | null =>
  (request?.state === 'rechazada' && request.comment) || null;

const fieldsOf = ({ id, title, emoji, targetPoints, dueAt, prize }: Goal) => ({
  id,
  title,
  emoji,
  targetPoints,
  dueAt,
  prize,
});
