import type { AgeRange } from '@alcancia/contracts/assistant';

/** The band of a child's age in years: younger ones are spoken to like the youngest (G31). */
export function ageRangeOf(years: number): AgeRange {
  if (years <= 6) return '4-6';
  if (years <= 9) return '7-9';
  return years <= 12 ? '10-12' : '13+';
}
