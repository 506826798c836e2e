import type { Movement } from './wallet.queries.js';

interface MovementDay {
  readonly day: string;
  readonly movements: readonly Movement[];
}

/** The calendar's day of a moment in the family's time zone, 'YYYY-MM-DD' (G4). */
export const dayIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  );

/** Movements in the order given, gathered by the family's days. */
export function byDay(movements: readonly Movement[], timeZone: string): MovementDay[] {
  const days = new Map<string, Movement[]>();
  for (const movement of movements) {
    const day = dayIn(movement.createdAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), movement]);
  }
  return [...days].map(([day, of]) => ({ day, movements: of }));
}

/** 'YYYY-MM' so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7);
}
