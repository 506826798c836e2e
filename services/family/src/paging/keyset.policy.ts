import { z } from 'zod';

/** A moment at which somebody may have done something here: PostgreSQL knows no year 0. */
const moment = z.iso.datetime().refine((at) => at > '2000');

/** Where a list by time ended: the time of its last row, and its id to tell equal times apart. */
export const placeInTime = z.tuple([moment, z.uuid()]);
export type PlaceInTime = z.output<typeof placeInTime>;

export const placeOf = (at: Date, id: string): PlaceInTime => [at.toISOString(), id];

/** What comes after a place, in the order of a time and then of the id; everything without a place. */
export function beyond(field: string, place: PlaceInTime | null, direction: 'newest' | 'oldest') {
  if (place === null) return {};
  const further = direction === 'newest' ? '$lt' : '$gt';
  const at = new Date(place[0]);
  return { $or: [{ [field]: { [further]: at } }, { [field]: at, id: { [further]: place[1] } }] };
}
