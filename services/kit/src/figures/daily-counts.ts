import type { SqlEntityManager } from '@mikro-orm/sql';

/** How much is added to which figures of one day. */
export type Counts = ReadonlyMap<string, number>;

const dayMs = 86_400_000;
/** Rows per day and figure: so many transactions count the same at a time without waiting for each other. */
const shards = 8;

/** The day of UTC, 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Named part of a statement that adds counts to their day; rows are taken in one order, so that there is no deadlock. */
export const addedCounts = (schema: string, now: Date, counts: Counts) => ({
  sql: `added_counts as (
    insert into ${schema}.daily_counts as d (day, figure, shard, count)
    select ?::date, figure, ?::smallint, added from jsonb_to_recordset(?::jsonb) as c(figure text, added bigint) order by figure
    on conflict (day, figure, shard) do update set count = d.count + excluded.count
  )`,
  values: [
    dayOf(now),
    String(Math.floor(Math.random() * shards)),
    JSON.stringify(Array.from(counts, ([figure, added]) => ({ figure, added }))),
  ],
});

/** Counts outside of any transaction: what went wrong has rolled its own back. */
export async function addCounts(em: SqlEntityManager, schema: string, now: Date, counts: Counts): Promise<void> {
  const { sql, values } = addedCounts(schema, now, counts);
  await em.execute(`with ${sql} select 1`, values);
}

/** The last days, oldest first, today last, each with all these figures. */
export async function readDays<Figure extends string>(
  em: SqlEntityManager,
  schema: string,
  { now, days, figures }: { readonly now: Date; readonly days: number; readonly figures: readonly Figure[] },
): Promise<{ day: string; counts: Record<Figure, number> }[]> {
  const asked = Array.from({ length: days }, (_each, nth) => dayOf(new Date(now.getTime() - (days - 1 - nth) * dayMs)));
  const rows = await em.execute<{ day: string; figure: string; count: string | number }[]>(
    `select day::text as day, figure, sum(count) as count from ${schema}.daily_counts where day >= ?::date group by 1, 2`,
    [asked[0] ?? dayOf(now)],
  );
  const known = new Map(rows.map(({ day, figure, count }) => [`${day} ${figure}`, Number(count)]));
  const countsOn = (day: string) =>
    Object.fromEntries(figures.map((figure) => [figure, known.get(`${day} ${figure}`) ?? 0])) as Record<Figure, number>;
  return asked.map((day) => ({ day, counts: countsOn(day) }));
}
