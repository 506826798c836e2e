import { type ConsentView } from '@alcancia/contracts/identity';

import { ageInYears } from '../children/birth-month.policy.js';

const from13 = new Set(['US', 'DE', 'FR', 'GB', 'IT', 'PT']);

/** From this age on a child has a say of its own about its data; where a range is allowed, its beginning (G41). */
export const ownSayFrom = (country: string | null): number => (from13.has(country ?? '') ? 13 : 14);

interface Reviewed {
  readonly birthMonth: string | null;
  readonly country: string | null;
  readonly timeZone: string;
}

/** That age, where the child has reached it and something is still allowed by a decision from before; otherwise nothing. */
export function reviewAgeOf(
  { birthMonth, country, timeZone }: Reviewed,
  consents: readonly ConsentView[],
  now: Date,
): number | undefined {
  if (birthMonth === null) return undefined;
  const age = ownSayFrom(country);
  const isReachedAt = (moment: Date): boolean => ageInYears(birthMonth, moment, timeZone) >= age;
  const isFromBefore = ({ purpose, isGiven, last }: ConsentView): boolean =>
    purpose !== 'core' && isGiven && last !== null && !isReachedAt(new Date(last.decidedAt));
  return isReachedAt(now) && consents.some(isFromBefore) ? age : undefined;
}
