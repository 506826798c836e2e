import { readChildDashboard } from '@alcancia/contracts/family';
import { listChildren } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

/** The child with today's work, the balance and what is next (G19): every page of the world stands on it. */
export const worldOf = (childId: string) => read(readChildDashboard, { childId });

/** The children an adult may visit, with the adult's rights (G1). */
export const knownChildren = read(listChildren, {});
