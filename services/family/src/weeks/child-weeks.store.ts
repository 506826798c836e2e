import type { ChildWeek } from '@alcancia/contracts/family';
import type { Reading } from '@alcancia/server-kit';

import { entriesCalled } from '../wallet/movement.policy.js';
import type { EndedWeek } from './week-end.policy.js';
import { namedAtMost } from './weeks.limits.js';

type Told = Omit<ChildWeek, 'childId'>;

const quiet: Told = {
  activities: [],
  done: 0,
  points: 0,
  earnedCents: 0,
  usedCents: 0,
  availableCents: 0,
  waiting: 0,
};

const isQuiet = ({ done, points, earnedCents, usedCents, waiting }: Told): boolean =>
  done === 0 && points === 0 && earnedCents === 0 && usedCents === 0 && waiting === 0;

/** What each of the children did in a week, and what waits now. Children of whom there is nothing to tell are left out. */
export async function weeksOf(
  em: Reading['em'],
  childIds: readonly string[],
  { from, until }: EndedWeek,
): Promise<ChildWeek[]> {
  const ids = `{${childIds.join(',')}}`;
  const between = [from.toISOString(), until.toISOString()];
  const did = await em.execute<{ child_id: string; title: string; times: number }[]>(
    `select child_id, title, count(*)::int as times from family.occurrences
     where child_id = any(?::uuid[]) and claimed_at >= ?::timestamptz and claimed_at < ?::timestamptz
       and state in ('en_revision', 'aprobada')
     group by child_id, title order by child_id, times desc, title`,
    [ids, ...between],
  );
  const redeeming = `{${[...entriesCalled('canje'), ...entriesCalled('reembolso')].join(',')}}`;
  const moved = await em.execute<{ child_id: string; points: string; earned: string; used: string }[]>(
    `select child_id,
            coalesce(sum(amount) filter (where currency = 'points'), 0) as points,
            coalesce(sum(amount) filter (where currency = 'coins' and type <> all(?::text[])), 0) as earned,
            coalesce(-sum(amount) filter (where currency = 'coins' and type = any(?::text[])), 0) as used
     from family.ledger_entries
     where child_id = any(?::uuid[]) and account in ('puntos', 'disponible', 'pendiente')
       and created_at >= ?::timestamptz and created_at < ?::timestamptz
     group by child_id`,
    [redeeming, redeeming, ids, ...between],
  );
  const now = await em.execute<{ child_id: string; available: string; waiting: number }[]>(
    `select c.child_id,
            coalesce((select amount from family.balances b
                      where b.child_id = c.child_id and b.account = 'disponible'), 0) as available,
            (select count(*)::int from family.approval_requests r
             where r.child_id = c.child_id and r.state = 'pendiente') as waiting
     from unnest(?::uuid[]) as c(child_id)`,
    [ids],
  );
  const weeks = new Map<string, Told>(
    now.map(({ child_id, available, waiting }) => [child_id, { ...quiet, availableCents: Number(available), waiting }]),
  );
  const change = (childId: string, by: (week: Told) => Partial<Told>): void => {
    const week = weeks.get(childId) ?? quiet;
    weeks.set(childId, { ...week, ...by(week) });
  };
  for (const { child_id, title, times } of did)
    change(child_id, ({ activities, done }) => ({
      done: done + times,
      activities: activities.length < namedAtMost ? [...activities, { title, times }] : activities,
    }));
  for (const { child_id, points, earned, used } of moved)
    change(child_id, () => ({ points: Number(points), earnedCents: Number(earned), usedCents: Number(used) }));
  return childIds.flatMap((childId) => {
    const week = weeks.get(childId) ?? quiet;
    return isQuiet(week) ? [] : [{ childId, ...week }];
  });
}
