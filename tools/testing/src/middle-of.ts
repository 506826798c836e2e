/** The one in the middle of what was measured, by size; of an even number the lower one. */
export function middleOf(measured: readonly number[]): number {
  const middle = measured.toSorted((a, b) => a - b)[Math.floor((measured.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
