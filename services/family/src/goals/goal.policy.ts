/** Points that reach a percentage of a goal, rounded up so that no milestone comes before its percent. */
export const thresholdOf = (targetPoints: number, percent: number): number => Math.ceil((targetPoints * percent) / 100);
