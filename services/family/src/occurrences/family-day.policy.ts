/** Days of a family's calendar, as 'YYYY-MM-DD' in its own time zone (G4). */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes dates as ISO 8601 does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/** The day that a family lives at a moment: what is done at 23:30 belongs to that day, whatever the server's date. */
export const familyDay = (moment: Date, timeZone: string): string => formatOf(timeZone).format(moment);

const dayMs = 86_400_000;
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(midnightUtc(day) + days * dayMs).toISOString().slice(0, 10);

/** ISO weekday, 1 = Monday. */
export const weekdayOf = (day: string): number => new Date(midnightUtc(day)).getUTCDay() || 7;

/** The first day of the family's week, Monday (G4). */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The moment at which a day begins; with summer time it can be 23 or 25 hours after the day before. */
export function startOfDay(day: string, timeZone: string): Date {
  let low = midnightUtc(day) - dayMs;
  let high = midnightUtc(day) + dayMs;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (familyDay(new Date(middle), timeZone) < day) low = middle;
    else high = middle;
  }
  return new Date(high);
}
