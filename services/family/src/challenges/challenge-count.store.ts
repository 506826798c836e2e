import type { SqlEntityManager } from '@mikro-orm/sql';

import { asRows, type Occurrence, rowsUnderWay } from '../occurrences/occurrence.entity.js';
import type { CountedChallenge } from './challenge-progress.policy.js';
import { ChallengeWay } from './challenge-way.entity.js';
import { Challenge } from './challenge.entity.js';

/** What a way has come to, and what it needs. */
export interface CountedWay {
  readonly wayId: string;
  readonly challengeId: string;
  readonly target: number;
  readonly progress: number;
  /** So many of the occurrences that are being approved it takes for that. */
  readonly after?: number;
}

interface Which {
  /** Names ways by `w` and their challenges by `c`. */
  readonly where: string;
  readonly values: readonly unknown[];
}

/** Occurrences that are being approved, or the id of one whose approval is being undone: no row says so yet. */
interface Deciding {
  readonly approving?: readonly Occurrence[];
  readonly undoing?: string;
}

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Those of some challenges. */
export const waysOf = (challengeIds: readonly string[]): Which => ({
  where: `w.challenge_id = any(?::uuid[])`,
  values: [uuids(challengeIds)],
});

/** Those that the work of children moves: their own in these states, and with `cooperativo` those of their teams. */
export const waysMovedBy = (childIds: readonly string[], states: 'running' | 'not closed'): Which => ({
  where: `(w.child_id = any(?::uuid[]) or c.mode = 'cooperativo') and c.state = 'publicado' and w.challenge_id in (
    select challenge_id from family.challenge_ways
    where child_id = any(?::uuid[]) ${states === 'running' ? `and state in ('aceptado', 'en_curso')` : ''})`,
  values: [uuids(childIds), uuids(childIds)],
});

/**
 * Counts approved work by the day of its claim (G7), in one statement, however many ways: those that no work counts for
 * yet are left out. With `cooperativo` every way of the challenge has the count of all.
 */
export async function countWays(
  em: SqlEntityManager,
  { where, values }: Which,
  { approving = [], undoing }: Deciding = {},
): Promise<CountedWay[]> {
  return em.execute<CountedWay[]>(
    `with ways as (
       select w.id, w.challenge_id, w.child_id, w.counts_from, c.metric, c.activity_id, c.target, c.starts_at, c.ends_at,
              case when c.mode = 'cooperativo' then c.id else w.id end as team
       from family.challenge_ways w join family.guide_super_challenges c on c.id = w.challenge_id
       where w.counts_from is not null and ${where}
     ), under_way as (${rowsUnderWay}), work as (
       select w.team, o.due_on, o.points, o.coins_cents
       from ways w cross join lateral (
         select due_on, points, coins_cents, claimed_at, activity_id from family.occurrences d
         where d.child_id = w.child_id and d.due_on between w.starts_at and w.ends_at and d.state = 'aprobada'
           and d.id is distinct from ?::uuid
         union all
         select due_on, points, coins_cents, claimed_at, activity_id from under_way u
         where u.child_id = w.child_id and u.due_on between w.starts_at and w.ends_at
       ) o
       where o.claimed_at >= w.counts_from and (w.activity_id is null or o.activity_id = w.activity_id)
     ), in_a_row as (
       select team, count(*) as days from (
         select team, due_on - (row_number() over (partition by team order by due_on))::int as began
         from (select distinct team, due_on from work) as days
       ) as days group by team, began
     ), sums as (
       select team, count(*) as done, sum(points) as points, sum(coins_cents) / 100 as coins from work group by team
     )
     select w.id as "wayId", w.challenge_id as "challengeId", w.target,
            coalesce(case w.metric when 'puntos' then s.points when 'monedas' then s.coins
                       when 'racha' then (select max(days) from in_a_row r where r.team = w.team)
                       else s.done end, 0)::int as progress
     from ways w left join sums s on s.team = w.team
     order by w.challenge_id, w.child_id`,
    [...values, asRows(approving), undoing ?? null],
  );
}

/** These ways with their challenges, in the order of every decision. */
export async function countedChallenges(
  em: SqlEntityManager,
  counted: readonly CountedWay[],
): Promise<CountedChallenge[]> {
  if (counted.length === 0) return [];
  const countOf = new Map(counted.map((each) => [each.wayId, each]));
  const orderBy = { challengeId: 'asc', childId: 'asc' } as const;
  const ways = await em.find(ChallengeWay, { id: { $in: [...countOf.keys()] } }, { orderBy });
  const challenges = await em.find(Challenge, { id: { $in: ways.map(({ challengeId }) => challengeId) } });
  return ways.flatMap((way) => {
    const challenge = challenges.find(({ id }) => id === way.challengeId);
    const { progress = 0, after = 0 } = countOf.get(way.id) ?? {};
    return challenge ? [{ challenge, way, progress, after }] : [];
  });
}

export const isReached = ({ progress, target }: CountedWay): boolean => progress >= target;

/** What is reached once these occurrences are approved, in this order, and by which of them. */
export async function reachedByApproving(
  em: SqlEntityManager,
  which: Which,
  approving: readonly Occurrence[],
): Promise<CountedWay[]> {
  const reached = (await countWays(em, which, { approving })).filter(isReached);
  const earlier = new Map<string, CountedWay>();
  for (let after = 1; after < approving.length && earlier.size < reached.length; after += 1) {
    for (const way of await countWays(em, which, { approving: approving.slice(0, after) }))
      if (isReached(way) && !earlier.has(way.wayId)) earlier.set(way.wayId, { ...way, after });
  }
  return reached.map((way) => earlier.get(way.wayId) ?? { ...way, after: approving.length });
}
