import { type CallerShape, type Permissions, roleFor } from '@alcancia/contracts/caller';
import { acceptInvitation, listGuardians } from '@alcancia/contracts/identity';
import { type TestService } from '@alcancia/server-kit/testing';

import { approvesOnly, sentInvitation } from './an-invitation.js';

/** An owner with children, and another adult who has accepted an invitation to all of them. */
export async function aGuardian(service: TestService, children = 1, permissions: Permissions = approvesOnly) {
  const { guest, guestId, ...sent } = await sentInvitation(service, children, { permissions });
  await service.ask(acceptInvitation, guest, { token: sent.token });
  const { familyId } = sent.family;
  const link = { familyId, timeZone: 'America/Mexico_City', role: roleFor(permissions), permissions };
  const guardian: CallerShape = {
    ...guest,
    children: Object.fromEntries(sent.childIds.map((childId) => [childId, link])),
  };
  const childId = sent.childIds[0]!;
  const linked = async () => (await service.ask(listGuardians, sent.owner, { childId })).guardians;
  const of = { childId, adultId: guestId };
  /** As the gateway names the guardian who has these rights over the first child. */
  const withRights = (given: Permissions): CallerShape => ({
    ...guardian,
    children: { ...guardian.children, [childId]: { ...link, role: roleFor(given), permissions: given } },
  });
  return { ...sent, ownerId: sent.family.ownerId, familyId, guest, guardian, guestId, childId, of, linked, withRights };
}
