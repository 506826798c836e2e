import { z } from 'zod';

/** Where a list by time ended: the time of its last row, and its id to tell equal times apart. */
export const placeInTime = z.tuple([z.iso.datetime(), z.uuid()]);
export type PlaceInTime = z.output<typeof placeInTime>;

export const placeOf = (at: Date, id: string): PlaceInTime => [at.toISOString(), id];

/** What comes after a place, in the order of a time and then of the id; everything without a place. */
export function beyond(field: string, place: PlaceInTime | null, direction: 'newest' | 'oldest') {
  if (place === null) return {};
  const further = direction === 'newest' ? '$lt' : '$gt';
  const at = new Date(place[0]);
  return { $or: [{ [field]: { [further]: at } }, { [field]: at, id: { [further]: place[1] } }] };
}
