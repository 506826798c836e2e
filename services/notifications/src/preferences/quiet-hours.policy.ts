import type { QuietHours } from '@alcancia/contracts/notifications';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
/** A night is over within a day, and a change of the clock lengthens it by an hour. */
const atMostMs = 25 * 60 * minuteMs;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, made);
  return made;
}

/** Between two times of day, also over midnight; the last one is not in it. */
const isWithin = ({ from, until }: QuietHours, time: string): boolean =>
  from < until ? from <= time && time < until : from <= time || time < until;

/**
 * The end of the quiet hours in which a moment lies; null when it lies in none. The clock on the wall decides: in the
 * night in which it is changed the quiet hours are an hour longer or shorter.
 */
export function endOfQuiet(hours: QuietHours, moment: Date, timeZone: string): Date | null {
  if (!hours.isOn) return null;
  const format = formatOf(timeZone);
  const isQuiet = (at: number): boolean => isWithin(hours, format.format(new Date(at)));
  const start = moment.getTime();
  if (!isQuiet(start)) return null;
  // Offsets are whole quarters of an hour, so every half hour of a zone is a quarter of UTC.
  let at = Math.floor(start / quarterMs) * quarterMs;
  while (isQuiet(at) && at - start < atMostMs) at += quarterMs;
  return new Date(at);
}
