/** 'YYYY-MM' of the moment in the family's zone. */
function monthOf(now: Date, timeZone: string): { year: number; month: number } {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(now);
  const value = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value);
  return { year: value('year'), month: value('month') };
}

const monthsSince = (birthMonth: string, now: Date, timeZone: string): number => {
  const today = monthOf(now, timeZone);
  return (today.year - Number(birthMonth.slice(0, 4))) * 12 + today.month - Number(birthMonth.slice(5));
};

/** Whole years; the birthday is taken to be the first of the month, since no day is asked (G20). */
export const ageInYears = (birthMonth: string, now: Date, timeZone: string): number =>
  Math.floor(monthsSince(birthMonth, now, timeZone) / 12);

export const isYetToBeBorn = (birthMonth: string, now: Date, timeZone: string): boolean =>
  monthsSince(birthMonth, now, timeZone) < 0;
