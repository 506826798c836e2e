import { type Permissions } from '@alcancia/contracts/caller';
import { type RightsChangeView } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { RightsChange } from './rights-change.entity.js';

interface Happened {
  readonly childId: string;
  readonly byId: string;
  readonly aboutId: string | null;
}
type ToRights = {
  readonly what: RightsChangeView['what'];
  /** What the adult may do from now on; null where there is nothing any more. */
  readonly permissions: Permissions | null;
};
type ToOwnership = { readonly ownership: NonNullable<RightsChangeView['ownership']> };

const aboutOwnership: ToRights = { what: 'rights_changed', permissions: null };

/** Writes one line of 'Quién hizo qué', in the transaction of what happened. */
export function recordRights({ em, now, newId }: Work, happened: Happened & (ToRights | ToOwnership)): void {
  em.create(RightsChange, { id: newId(), ...aboutOwnership, ...happened, createdAt: now });
}
