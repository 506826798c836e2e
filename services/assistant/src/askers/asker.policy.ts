import type { AgeRange } from '@alcancia/contracts/assistant';

/** Who asks, as far as an answer depends on it: no name, and no id that leaves the service (G30). */
export type Asker =
  | { readonly kind: 'adult'; readonly age: 'adultos' }
  | { readonly kind: 'child'; readonly age: AgeRange; readonly childId: string; readonly familyId: string };
