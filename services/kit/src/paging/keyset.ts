import { z } from 'zod';

import { failure } from '../errors/failure.js';

/** What a list may be sorted by, as PostgreSQL holds it. A moment is ISO 8601; PostgreSQL knows no year 0. */
const kinds = {
  uuid: z.uuid(),
  int32: z.int32(),
  bigint: z.int(),
  moment: z.iso.datetime().refine((at) => at > '2000'),
};
export type KeyKind = keyof typeof kinds;

/** Where a page ended: what its last row was sorted by. */
export type Place = readonly (string | number)[];

const notOurs = () =>
  failure('invalid_input', {}, [{ field: 'cursor', message: 'Revisa la página: vuelve a cargar la lista.' }]);

/** The place after which the next page begins; one that was tampered with is bad input. Null: from the start. */
export function readCursor(keys: readonly KeyKind[], cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  let written: unknown;
  try {
    written = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw notOurs();
  }
  const place = z
    .array(z.union([z.string(), z.number()]))
    .length(keys.length)
    .safeParse(written);
  if (!place.success || keys.some((kind, index) => !kinds[kind].safeParse(place.data[index]).success)) throw notOurs();
  return place.data;
}

/** A page out of one row more than its limit: that row only says that there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || last === undefined) return { shown, nextCursor: null };
  return { shown, nextCursor: Buffer.from(JSON.stringify(placeOf(last))).toString('base64url') };
}
