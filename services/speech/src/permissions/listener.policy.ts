import type { Caller } from '@alcancia/server-kit';

/** Who listens: what is spoken lies with them, and goes with them. */
export interface Listener {
  readonly id: string;
  readonly role: 'child' | 'adult';
}

/** The child, or else the adult whose session it is: who runs the product may have chosen no profile. */
export const listenerOf = (caller: Caller): Listener =>
  caller.isChild ? { id: caller.userId, role: 'child' } : { id: caller.adultId, role: 'adult' };
