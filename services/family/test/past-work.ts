import { type SqlEntityManager } from '@mikro-orm/sql';
import { v7 } from 'uuid';

interface PastWork {
  readonly category?: string;
  readonly timeOfDay?: string;
  readonly state?: string;
  readonly rejections?: number;
  /** How many on each day. */
  readonly perDay?: number;
}

/** Work of a child that was decided on these days, as it lies in the tables; nothing was paid for it. */
export async function pastWork(
  em: SqlEntityManager,
  childId: string,
  days: readonly string[],
  { category = 'otro', timeOfDay = 'tarde', state = 'aprobada', rejections = 0, perDay = 1 }: PastWork = {},
): Promise<void> {
  for (let nth = 0; nth < perDay; nth += 1) {
    const activityId = v7();
    await em.execute(
      `insert into family.activities (id, family_id, title, description, emoji, category, points, coins_cents, evidence,
         time_of_day, schedule_mode, child_ids, is_active, created_by, created_at, updated_at)
       values (?, ?, 'Antes', '', '⭐', ?, 0, 0, 'ninguna', ?, 'diaria', array[?::uuid], true, ?, now(), now())`,
      [activityId, v7(), category, timeOfDay, childId, v7()],
    );
    await em.execute(
      `insert into family.occurrences (id, family_id, activity_id, child_id, slot_key, due_on, state, title, emoji, points,
         coins_cents, rejections, round, claimed_at, claimed_by, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid(), ?, ?, day, day::date, ?, 'Antes', '⭐', 0, 0, ?, 1, now(), ?, now(), now()
       from unnest(?::text[]) day`,
      [activityId, childId, state, rejections, childId, `{${days.join(',')}}`],
    );
  }
}

/** So many days from the first one on, 'YYYY-MM-DD'. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + nth * 86_400_000).toISOString().slice(0, 10),
  );
