import { middleOf } from '@alcancia/testing';

/** What several runs of the same thing gave. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export const summaryOf = (values: readonly number[]): Summary => ({
  median: middleOf(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** The value below which this share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
