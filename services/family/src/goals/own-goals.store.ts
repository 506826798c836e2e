import type { SqlEntityManager } from '@mikro-orm/sql';

import { GoalWay } from './goal-way.entity.js';
import { Goal } from './goal.entity.js';
import type { OwnGoal } from './goal.view.js';

/** What a child looks for first: a prize to ask for, then the nearest end, then what waits, then what is over. */
const rank = `case when w.state = 'alcanzada' then 0 when w.state = 'activa' and g.is_active then 1
  when w.state = 'por_entregar' then 2 when w.state = 'activa' then 3 else 4 end`;
const missing = `greatest(0, 100 - (w.points::bigint * 100) / g.target_points)::int`;

type GoalPlace = [rank: number, missingPercent: number, goalId: string];

interface Ranked {
  readonly goal_id: string;
  readonly way_id: string;
  readonly rank: number;
  readonly missing: number;
}

/** A child's goals in the order above. One that was archived or is no longer the child's stays while its prize waits. */
export async function ownGoals(
  em: SqlEntityManager,
  childId: string,
  after: readonly (string | number)[] | null,
  limit: number,
): Promise<(OwnGoal & { place: GoalPlace })[]> {
  const rows = await em.execute<Ranked[]>(
    `select * from (
       select g.id as goal_id, w.id as way_id, ${rank} as rank, ${missing} as missing
       from family.goal_progress w join family.point_goals g on g.id = w.goal_id
       where w.child_id = ? and ((w.left_at is null and g.deleted_at is null) or w.state = 'por_entregar')
     ) own
     where ?::int is null or (rank, missing, goal_id) > (?::int, ?::int, ?::uuid)
     order by rank, missing, goal_id limit ?`,
    [childId, after?.[0] ?? null, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, limit],
  );
  return withEntities(em, rows);
}

/** The first goal of each of these children: one to work for or ask for on the child's own day, else one whose prize waits. */
export async function mainGoals(em: SqlEntityManager, todayOf: ReadonlyMap<string, string>): Promise<OwnGoal[]> {
  const rows = await em.execute<Ranked[]>(
    `select distinct on (w.child_id) g.id as goal_id, w.id as way_id, ${rank} as rank, ${missing} as missing
     from unnest(?::uuid[], ?::date[]) as c (child_id, today)
     join family.goal_progress w on w.child_id = c.child_id and w.left_at is null
     join family.point_goals g on g.id = w.goal_id and g.deleted_at is null and g.is_active
     where w.state in ('alcanzada', 'por_entregar') or (w.state = 'activa' and (g.due_at is null or g.due_at >= c.today))
     order by w.child_id, rank, missing, goal_id`,
    [`{${[...todayOf.keys()].join(',')}}`, `{${[...todayOf.values()].join(',')}}`],
  );
  return withEntities(em, rows);
}

async function withEntities(
  em: SqlEntityManager,
  rows: readonly Ranked[],
): Promise<(OwnGoal & { place: GoalPlace })[]> {
  if (rows.length === 0) return [];
  const goals = await em.find(Goal, { id: { $in: rows.map(({ goal_id }) => goal_id) } });
  const ways = await em.find(GoalWay, { id: { $in: rows.map(({ way_id }) => way_id) } });
  return rows.flatMap(({ goal_id, way_id, rank: first, missing: second }) => {
    const goal = goals.find(({ id }) => id === goal_id);
    const way = ways.find(({ id }) => id === way_id);
    return goal && way ? [{ goal, way, place: [first, second, goal_id] as GoalPlace }] : [];
  });
}
