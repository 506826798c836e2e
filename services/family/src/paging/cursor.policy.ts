import type { z } from 'zod';

import { failure } from '@alcancia/server-kit';

type Position = readonly (string | number)[];

const notOurs = () =>
  failure('invalid_input', {}, [{ field: 'cursor', message: 'Revisa la página: vuelve a cargar la lista.' }]);

/** The place after which the next page begins; one that was tampered with is bad input. Null: from the start. */
export function readCursor<Place extends Position>(cursor: string | undefined, place: z.ZodType<Place>): Place | null {
  if (cursor === undefined) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw notOurs();
  }
  const result = place.safeParse(parsed);
  if (!result.success) throw notOurs();
  return result.data;
}

/** A page out of one row more than its limit: that row only says that there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Position,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || last === undefined) return { shown, nextCursor: null };
  return { shown, nextCursor: Buffer.from(JSON.stringify(placeOf(last))).toString('base64url') };
}
