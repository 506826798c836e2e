import { charactersPerChild } from './voice.limits.js';

/** Children of the plan that every family begins with, until billing has told of another (G53). */
const firstPlanChildren = 3;
/** A plan without a limit of children counts as the largest that has one. */
const mostChildrenCounted = 20;

/** Characters a month. `maxChildren` of the plan: −1 is unlimited, null is not known yet. */
export function charactersOf(maxChildren: number | null): number {
  const children = maxChildren ?? firstPlanChildren;
  return charactersPerChild * (children < 0 ? mostChildrenCounted : children);
}

/** The month begins at the first midnight of UTC: one for the whole household, wherever it lives. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
