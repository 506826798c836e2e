import type { movementTypes } from '@alcancia/contracts/family';

import type { EntryType } from '../coins/posting.policy.js';

export type MovementType = (typeof movementTypes)[number];

/**
 * What a person calls an entry on the child's side: coins put aside for a reward are a 'canje' already,
 * and their coming back is a 'reembolso' (G10).
 */
const called: Record<EntryType, MovementType> = {
  actividad: 'actividad',
  bono: 'bono',
  meta: 'meta',
  reserva: 'canje',
  liberacion: 'reembolso',
  canje: 'canje',
  reembolso: 'reembolso',
  correccion: 'correccion',
  compensacion: 'compensacion',
};

export const movementOf = (type: EntryType): MovementType => called[type];

export const entriesCalled = (movement: MovementType): EntryType[] =>
  (Object.keys(called) as EntryType[]).filter((type) => called[type] === movement);
