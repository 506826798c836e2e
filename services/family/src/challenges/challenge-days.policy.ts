import type { ChallengeView } from '@alcancia/contracts/family';

import { addDays, startOfDay } from '../occurrences/family-day.policy.js';
import type { Span } from './challenge.entity.js';

const dayMs = 86_400_000;

interface Days {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** How many days it lasts, the first and the last included; less than one when they are the wrong way round. */
export const daysOf = ({ startsAt, endsAt }: Days): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs) + 1;

/** Days until its last is over, today included. */
export const daysLeftOf = ({ endsAt }: Days, today: string): number => Math.max(0, daysOf({ startsAt: today, endsAt }));

export const spanOf = ({ startsAt, endsAt }: Days, timeZone: string): Span => ({
  opensAt: startOfDay(startsAt, timeZone),
  closesAt: startOfDay(addDays(endsAt, 1), timeZone),
});

/** The same day some months later; the last of the month where it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** When the next of a series runs: as long as this one, its first day not before today. */
export function nextDays(days: Days, repeats: Exclude<ChallengeView['repeats'], 'nunca'>, today: string): Days {
  const after = (times: number): string =>
    repeats === 'semanal' ? addDays(days.startsAt, 7 * times) : addMonths(days.startsAt, times);
  let times = 1;
  while (after(times) < today) times += 1;
  const startsAt = after(times);
  return { startsAt, endsAt: addDays(startsAt, daysOf(days) - 1) };
}
