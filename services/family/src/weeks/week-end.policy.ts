import { addDays, familyDay, weekdayOf } from '../occurrences/family-day.policy.js';
import { weekEndsAtHour } from './weeks.limits.js';

const sunday = 7;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (at: number, timeZone: string): number =>
  Date.parse(`${formatOf(timeZone).format(new Date(at)).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;

/** The moment at which clocks of a zone show the hour of the week's end; no zone changes its clocks at that hour. */
export function endOf(day: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${String(weekEndsAtHour).padStart(2, '0')}:00:00Z`);
  const near = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(near, timeZone));
}

/** A week of a family: from the end of the one before, 167 to 169 hours with summer time. */
export interface EndedWeek {
  /** The Sunday, 'YYYY-MM-DD'. */
  readonly endedOn: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * The week that has ended in a zone within the last day; null on all other days: what could not be told by Monday evening
 * is not told any more.
 */
export function weekEndedBy(now: Date, timeZone: string): EndedWeek | null {
  const today = familyDay(now, timeZone);
  const day = weekdayOf(today);
  if (day !== sunday && day !== 1) return null;
  const endedOn = day === sunday ? today : addDays(today, -1);
  const until = endOf(endedOn, timeZone);
  const isOver = now >= until && now.getTime() - until.getTime() < 86_400_000;
  return isOver ? { endedOn, from: endOf(addDays(endedOn, -7), timeZone), until } : null;
}
