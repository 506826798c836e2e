import { locateVisitor } from '@alcancia/contracts/billing';
import type { OutputOf } from '@alcancia/contracts/define';
import { ask } from '@alcancia/web-kit';

import { type Place, placeIn, placeOf } from './place.policy.js';

/** For so long this browser stays where it was found (spec 1 §9), in milliseconds. */
const keptMs = 24 * 3_600_000;
const keptAs = 'alcancia.place';

type Found = OutputOf<typeof locateVisitor>;

function recall(): Place | null {
  try {
    const { country, currency, at } = JSON.parse(localStorage.getItem(keptAs) ?? '') as Partial<Found & { at: number }>;
    const isFresh = at !== undefined && Math.abs(Date.now() - at) < keptMs;
    return isFresh && country?.length === 2 ? placeIn(country, currency ?? null) : null;
  } catch {
    return null;
  }
}

function remember(found: Found): void {
  try {
    localStorage.setItem(keptAs, JSON.stringify({ ...found, at: Date.now() }));
  } catch {
    // Where nothing may be kept it is asked for again.
  }
}

/** Where prices are looked at: as found within a day, as the server finds it, or as the browser's clock and languages say. */
export async function findPlace(): Promise<Place> {
  const known = recall();
  if (known) return known;
  try {
    const { country, currency } = await ask(locateVisitor, {});
    if (country !== null) {
      remember({ country, currency });
      return placeIn(country, currency);
    }
  } catch {
    // Prices are shown wherever it is (spec 1 §8).
  }
  return placeOf(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}
