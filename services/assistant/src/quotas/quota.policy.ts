/** AI answers a month for each child of the plan (G30). */
const usesPerChild = 50;
/** Children of the plan that every family begins with, until billing has told of another (G53). */
const firstPlanChildren = 3;
/** A plan without a limit of children counts as the largest that has one. */
const mostChildrenCounted = 20;

/** From which share of the quota on it is said (G30). */
const warnsAt = [95, 80] as const;

/** AI answers a month. `maxChildren` of the plan: −1 is unlimited, null is not known yet. */
export function usesOf(maxChildren: number | null): number {
  const children = maxChildren ?? firstPlanChildren;
  return usesPerChild * (children < 0 ? mostChildrenCounted : children);
}

/** The month that a use counts in begins at the first midnight of UTC: one for the whole household, wherever it lives. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/** A share of the quota that adults are told of. `fromUse`: the use of the month with which it begins. */
export interface Mark {
  readonly percent: (typeof warnsAt)[number];
  readonly fromUse: number;
}

/**
 * The highest mark that so many uses have reached, if it lies beyond what was told this month (`toldFromUse`, 0: nothing).
 * A larger plan has marks of its own.
 */
export function markToTell(used: number, most: number, toldFromUse: number): Mark | null {
  const marks = warnsAt.map((percent) => ({ percent, fromUse: Math.ceil((percent * most) / 100) }));
  return marks.find(({ fromUse }) => used >= fromUse && fromUse > toldFromUse) ?? null;
}
