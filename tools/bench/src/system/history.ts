import type { Pool } from 'pg';

/** Whose history is written: a table of bench with `child_id`, `family_id` and `activity_id`; and how dense it is. */
interface History {
  readonly whose: string;
  /** An interval of PostgreSQL between the days on which something was done. */
  readonly every: string;
  readonly perDay: number;
  /** Days ago: the first, and the last. */
  readonly from: number;
  readonly to: number;
}

const threeYears = 3 * 365;
/** Days that fill the pages of a family. */
const firstDays = 20;
const shown = `'Ordenar la habitación', '🧹'`;
const written = [
  'occurrences',
  'approval_requests',
  'ledger_entries',
  'balances',
  'core_user_progress',
  'celebrations',
];

/** What was claimed, approved, paid and cheered on these days, row by row as the product leaves it. */
const rows = ({ whose, every, perDay, from, to }: History): string[] => [
  `drop table if exists bench.work`,
  `create unlogged table bench.work as
   select gen_random_uuid() as occurrence, gen_random_uuid() as request, gen_random_uuid() as posting,
     child_id, family_id, activity_id, day, nth
   from ${whose}, generate_series(current_date - ${from}, current_date - ${to}, interval '${every}') day,
     generate_series(1, ${perDay}) nth`,
  `insert into family.occurrences (id, family_id, activity_id, child_id, slot_key, due_on, state, title, emoji, category,
     time_of_day, points, coins_cents, rejections, round, claimed_at, claimed_by, created_at, updated_at)
   select occurrence, family_id, activity_id, child_id, to_char(day, 'YYYYMMDD') || '-' || nth, day, 'aprobada', ${shown},
     'hogar', 'tarde', 30, 500, 0, 1, day, child_id, day, day from bench.work`,
  `insert into family.approval_requests (id, family_id, child_id, kind, ref_id, title, emoji, points, coins_cents, due_on,
     state, round, needs_delivery, decided_at, decided_by, created_at, updated_at)
   select request, family_id, child_id, 'actividad', occurrence, ${shown}, 30, 500, day, 'aprobada', 1, false, day,
     family_id, day, day from bench.work`,
  `insert into family.ledger_entries (id, account, currency, amount, type, posting_id, family_id, child_id, source_type,
     source_id, round, title, emoji, actor_id, created_at)
   select gen_random_uuid(), account, currency, amount, 'actividad', posting, family_id, child_id, 'ocurrencia', occurrence,
     1, ${shown}, family_id, day
   from bench.work, (values ('puntos', 'points', 30), ('familia', 'points', -30), ('disponible', 'coins', 500),
     ('familia', 'coins', -500)) as leg(account, currency, amount)`,
  `insert into family.balances as b (child_id, account, amount)
   select child_id, account, amount * count(*) from bench.work, (values ('puntos', 30), ('disponible', 500),
     ('reservado', 0), ('pendiente', 0)) as own(account, amount) group by child_id, account, amount
   on conflict (child_id, account) do update set amount = b.amount + excluded.amount`,
  `insert into family.core_user_progress as p (user_id, total_points, current_level, highest_level, created_at, updated_at)
   select child_id, 30 * count(*), 10, 10, now(), now() from bench.work group by child_id
   on conflict (user_id) do update set total_points = p.total_points + excluded.total_points, current_level = 10,
     highest_level = 10`,
  `insert into family.celebrations (id, family_id, child_id, once_key, kind, title, points, coins_cents, created_at, seen_at)
   select gen_random_uuid(), family_id, child_id, 'aprobada:' || occurrence, 'aprobada', 'Ordenar la habitación', 30, 500,
     day, day from bench.work`,
  `drop table bench.work`,
];

const crowd = (families: number): string[] => [
  `drop table if exists bench.crowd`,
  `create unlogged table bench.crowd as
   select gen_random_uuid() as child_id, gen_random_uuid() as family_id, gen_random_uuid() as activity_id
   from generate_series(1, ${families})`,
  `insert into family.known_children (child_id, family_id, display_name, avatar, palette, sequence)
   select child_id, family_id, 'Mateo', 'fox', 'soft-blue', 1 from bench.crowd`,
  `insert into family.activities (id, family_id, title, description, emoji, category, points, coins_cents, evidence,
     time_of_day, schedule_mode, child_ids, is_active, created_by, created_at, updated_at)
   select activity_id, family_id, 'Ordenar la habitación', '', '🧹', 'hogar', 30, 500, 'nota', 'tarde', 'diaria',
     array[child_id], true, family_id, now(), now() from bench.crowd`,
];

const ofOwn = { whose: 'bench.children', every: '1 day', perDay: 3 };

/** The last days of the children in bench.children, who do three things every day: their pages are full. */
export const writeFirstDays = (database: Pool): Promise<void> =>
  write(database, rows({ ...ofOwn, from: firstDays, to: 1 }));

/** The rest of three years of theirs, and as much of many families who do something every week. */
export const writeHistories = (database: Pool, families: number, told: (line: string) => void): Promise<void> =>
  write(
    database,
    [
      ...rows({ ...ofOwn, from: threeYears, to: firstDays + 1 }),
      ...crowd(families),
      ...rows({ whose: 'bench.crowd', every: '7 days', perDay: 1, from: threeYears, to: 1 }),
    ],
    told,
  );

/**
 * Written without triggers, which would move each balance as often as it grew; then counted and laid in order,
 * as PostgreSQL does by itself in a while.
 */
async function write(
  database: Pool,
  statements: readonly string[],
  told: (line: string) => void = () => undefined,
): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [nth, statement] of statements.entries()) {
      await client.query(statement);
      told(`history: ${nth + 1} of ${statements.length}`);
    }
    await client.query('set session_replication_role = default');
    for (const table of [...written, 'activities', 'known_children'])
      await client.query(`vacuum analyze family.${table}`);
    await client.query('checkpoint');
  } finally {
    client.release(true);
  }
}
