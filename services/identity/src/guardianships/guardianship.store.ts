import { LockMode } from '@mikro-orm/core';

import { type Permissions } from '@alcancia/contracts/caller';
import { type DataOf } from '@alcancia/contracts/define';
import { accessChanged, guardianshipChanged } from '@alcancia/contracts/identity';
import { notFound, type Work } from '@alcancia/server-kit';

import { Guardianship } from './guardianship.entity.js';
import { recordRights } from './rights-change.store.js';

interface NewLink {
  readonly familyId: string;
  readonly adultId: string;
  readonly role: 'guardian' | 'viewer';
  readonly permissions: Permissions;
  readonly relationshipType: string | null;
}

type Change = NonNullable<DataOf<typeof guardianshipChanged>['change']>;

/** Links an adult to children, also where a link had ended. Answers those newly linked; an active link stays as it was. */
export async function linkAdult(
  work: Work,
  childIds: readonly string[],
  { familyId, ...given }: NewLink,
): Promise<string[]> {
  const { em, now, newId } = work;
  const { adultId, permissions } = given;
  const known = await em.find(Guardianship, { adultId, childId: { $in: [...childIds] } });
  const linkOf = new Map(known.map((link) => [link.childId, link]));
  const linked = childIds.filter((childId) => linkOf.get(childId)?.status !== 'active');
  for (const childId of linked) {
    const begun = { ...given, childId, status: 'active' as const, createdAt: now, updatedAt: now };
    const ended = linkOf.get(childId);
    const link = ended ? em.assign(ended, begun) : em.create(Guardianship, { id: newId(), ...begun });
    recordRights(work, { childId, what: 'accepted', byId: adultId, aboutId: adultId, permissions });
    tellOfLink(work, link, familyId, 'began');
  }
  return linked;
}

/** The active link of an adult to a child, locked, so that two changes take turns; there is none: 404. */
export async function lockLink({ em }: Work, childId: string, adultId: string): Promise<Guardianship> {
  const where = { childId, adultId, status: 'active' as const };
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  return em.findOneOrFail(Guardianship, where, { lockMode, failHandler: notFound });
}

/** Gateways forget what the adult could do, open sockets are looked at again, and other services hear of it. */
export function tellOfLink(
  { publish }: Pick<Work, 'publish'>,
  { childId, adultId, role, permissions, status }: Guardianship,
  familyId: string,
  change?: Change,
): void {
  const isActive = status === 'active';
  publish(guardianshipChanged, {
    childId,
    familyId,
    adultId,
    role,
    permissions,
    isActive,
    ...(change ? { change } : {}),
  });
  publish(accessChanged, { aboutId: adultId, about: 'user' });
}
