/** What several runs of the same thing gave. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Of an even number of values the lower one in the middle: it was measured. */
export function summaryOf(values: readonly number[]): Summary {
  const sorted = values.toSorted((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (median === undefined || min === undefined || max === undefined) throw new Error('No run was good');
  return { median, min, max };
}

/** The value below which this share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
