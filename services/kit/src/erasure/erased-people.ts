import type { SqlEntityManager } from '@mikro-orm/sql';

import type { Envelope } from '@alcancia/contracts/define';

import { peopleOf } from './about-people.js';

/** Ids with commas between them, or null. */
export interface ErasedRow {
  readonly erased: string | null;
}

/** Who of those named by its one value (ids with commas between them) is erased here. */
export const erasedAmong = (schema: string): string =>
  `(select string_agg(person_id::text, ',') from ${schema}.erased_people where person_id = any(string_to_array(?, ',')::uuid[]))`;

/** Everybody whom events are about, as `erasedAmong` takes them. */
export const peopleIn = (events: readonly Envelope[]): string => [...new Set(events.flatMap(peopleOf))].join(',');

export const idsOf = (row: ErasedRow | undefined): ReadonlySet<string> => new Set(row?.erased?.split(','));

/** Who of the people in these events is erased here. */
export async function erasedOf(
  em: SqlEntityManager,
  schema: string,
  events: readonly Envelope[],
): Promise<ReadonlySet<string>> {
  const [row] = await em.execute<ErasedRow[]>(`select ${erasedAmong(schema)} as erased`, [peopleIn(events)]);
  return idsOf(row);
}
