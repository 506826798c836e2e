import type { PlanAllows } from './plans.events.js';

const holdsLess = (one: number, other: number): boolean => one !== -1 && (other === -1 || one < other);

/** Whether somebody may lose a place by this plan instead of the other one. */
export const isSmaller = (one: PlanAllows, other: PlanAllows): boolean =>
  holdsLess(one.maxChildren, other.maxChildren) ||
  holdsLess(one.maxGuardians, other.maxGuardians) ||
  holdsLess(one.maxDevices, other.maxDevices);
