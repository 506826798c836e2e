/** Points at which a part of a goal is behind the child: rounded up, so that no milestone comes before its percent. */
export const thresholdOf = (targetPoints: number, percent: number): number => Math.ceil((targetPoints * percent) / 100);
