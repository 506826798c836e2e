import type { SqlEntityManager } from '@mikro-orm/sql';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readFamilyDashboard } from '@alcancia/contracts/family';

import { daysFrom, mondayOf } from '../occurrences/family-day.policy.js';

type Week = OutputOf<typeof readFamilyDashboard>['week'];

/** Approved work per child and day of the week that `today` is in, Monday first, by the day of the claim (G4). */
export async function weekOf(em: SqlEntityManager, childIds: readonly string[], today: string): Promise<Week> {
  const days = daysFrom(mondayOf(today), 7);
  const rows = await em.execute<{ due_on: string; child_id: string; count: number }[]>(
    `select due_on::text, child_id, count(*)::int as count from family.occurrences
     where child_id = any(?::uuid[]) and due_on between ?::date and ?::date and state = 'aprobada'
     group by due_on, child_id order by child_id`,
    [`{${childIds.join(',')}}`, days[0], days.at(-1)],
  );
  return days.map((date) => ({
    date,
    approved: rows.filter(({ due_on }) => due_on === date).map(({ child_id, count }) => ({ childId: child_id, count })),
  }));
}
