const dayMs = 86_400_000;

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Days of the calendar, 'YYYY-MM-DD': no time zone moves them. */
export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day) + days * dayMs).toISOString().slice(0, 10);

/** 0 is Monday: the family's week starts there (G4). */
export const weekdayOf = (day: string): number => (new Date(noonOf(day)).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));
