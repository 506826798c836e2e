const language = 'es-ES';

const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

/** 1240, 100.000 */
export const number = (value: number): string => plain.format(value);

/** Whole monedas of an amount in cents: 100 = 1 moneda, shown floored (G3). */
export const wholeCoins = (cents: number): number => Math.floor(cents / 100);

/** 0.64 → '64 %' */
export const percent = (fraction: number): string => share.format(fraction);

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const wholeUnits = (count: number): number => (count > 0 ? Math.round(count) : Math.trunc(count));

/** 'hace 5 minutos', 'ayer', 'dentro de 3 días'; under a minute 'ahora'. What is to come is rounded: 7 days are still 7 a minute later. */
export function relativeTime(moment: string | Date, now: Date = new Date()): string {
  const seconds = (new Date(moment).getTime() - now.getTime()) / 1_000;
  for (const [unit, length] of steps)
    if (Math.abs(seconds) >= length) return ago.format(wholeUnits(seconds / length), unit);
  return ago.format(0, 'second');
}

const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
/** '14:05', by the clock of this device. */
export const timeOfDay = (moment: Date): string => clock.format(moment);

/** A day of the calendar, 'YYYY-MM-DD', without the machine's time zone moving it. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const dayFormat = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayShort = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayFull = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const monthFull = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-21' → '21 de noviembre' */
export const dayOf = (day: string): string => dayFormat.format(noonOf(day));
/** '2026-11-21' → '21 nov' */
export const shortDay = (day: string): string => dayShort.format(noonOf(day));
/** '2026-11-21' → 'sábado, 21 de noviembre' */
export const longDay = (day: string): string => dayFull.format(noonOf(day));
/** '2026-11-21' → 'noviembre de 2026' */
export const monthOf = (day: string): string => monthFull.format(noonOf(day));

const dateFull = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
/** '3 de noviembre de 2026', by the calendar of this device. */
export const dateOf = (moment: string): string => dateFull.format(new Date(moment));

/** Names in a row: 'Mateo, Sofía y Nico'. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** At most two letters of a name, 'U' if there is none (spec 1 §2). */
export const initialsOf = (name: string | null | undefined): string =>
  (name ?? '')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase(language) || 'U';

/** One or many: count(1, 'intento', 'intentos') → '1 intento'. */
export const count = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;
