import { type Permissions } from '@alcancia/contracts/caller';
import { accessChanged, guardianshipChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { Guardianship } from './guardianship.entity.js';

interface NewLink {
  readonly childId: string;
  readonly familyId: string;
  readonly adultId: string;
  readonly role: 'guardian' | 'viewer';
  readonly permissions: Permissions;
  readonly relationshipType: string | null;
}

/** Links an adult to a child, also one whose link had ended. Answers false, changing nothing, where a link is active. */
export async function linkAdult({ em, now, newId, publish }: Work, link: NewLink): Promise<boolean> {
  const { familyId, ...given } = link;
  const { childId, adultId, role, permissions } = given;
  const known = await em.findOne(Guardianship, { childId, adultId });
  if (known?.status === 'active') return false;
  const active = { ...given, status: 'active' as const, updatedAt: now };
  if (known) em.assign(known, active);
  else em.create(Guardianship, { id: newId(), createdAt: now, ...active });
  publish(guardianshipChanged, { childId, familyId, adultId, role, permissions, isActive: true });
  publish(accessChanged, { aboutId: adultId, about: 'user' });
  return true;
}
