import { type Permissions } from '@alcancia/contracts/caller';
import { accessChanged, guardianshipChanged } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { Guardianship } from './guardianship.entity.js';

interface NewLink {
  readonly familyId: string;
  readonly adultId: string;
  readonly role: 'guardian' | 'viewer';
  readonly permissions: Permissions;
  readonly relationshipType: string | null;
}

/** Links an adult to children, also where a link had ended. Answers those newly linked; an active link stays as it was. */
export async function linkAdult(
  { em, now, newId, publish }: Work,
  childIds: readonly string[],
  { familyId, ...given }: NewLink,
): Promise<string[]> {
  const { adultId, role, permissions } = given;
  const known = await em.find(Guardianship, { adultId, childId: { $in: [...childIds] } });
  const linkOf = new Map(known.map((link) => [link.childId, link]));
  const linked = childIds.filter((childId) => linkOf.get(childId)?.status !== 'active');
  for (const childId of linked) {
    const ended = linkOf.get(childId);
    const active = { ...given, status: 'active' as const, updatedAt: now };
    if (ended) em.assign(ended, active);
    else em.create(Guardianship, { id: newId(), childId, createdAt: now, ...active });
    publish(guardianshipChanged, { childId, familyId, adultId, role, permissions, isActive: true });
  }
  if (linked.length > 0) publish(accessChanged, { aboutId: adultId, about: 'user' });
  return linked;
}
