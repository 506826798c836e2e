import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import {
  acceptInvitation,
  acceptOwnership,
  inviteGuardian,
  listInvitations,
  offerOwnership,
} from '@alcancia/contracts/identity';

import { aFamily } from '../../test/a-family.js';
import { aGuardian } from '../../test/a-guardian.js';
import { approvesOnly, tokenIn } from '../../test/an-invitation.js';
import { anIdentityFixture, type IdentityFixture, password } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

test('who accepted before there were children takes no place once the family has another owner', async () => {
  const { service, issuer } = fixture;
  const { owner, ownerId, guest, guestId, guardian, childIds } = await aGuardian(service);
  const account = { enabled: true, emailVerified: true, requiredActions: [], attributes: {} };
  issuer.users.set(ownerId, { id: ownerId, email: `${ownerId}@example.org`, password, ...account });
  const placesOf = async (adult: CallerShape) => (await service.ask(listInvitations, adult, {})).places.used;

  const aunt = await aFamily(service);
  const invitee = { email: `${aunt.ownerId}@example.org`, relationshipType: 'aunt' as const, childIds: [] };
  await service.ask(inviteGuardian, owner, { ...invitee, permissions: approvesOnly });
  const { invitations } = await service.ask(listInvitations, owner, {});
  const sent = invitations.find(({ link }) => link);
  await service.ask(acceptInvitation, aunt.ownerOf(), { token: tokenIn(sent?.link) });
  expect(await placesOf(owner)).toBe(2);

  const { offerId } = await service.ask(offerOwnership, owner, { adultId: guestId, childIds, password });
  await service.ask(acceptOwnership, guardian, { offerId });
  const next = { ...guest, familyId: owner.familyId };
  const former = { ...owner, familyId: guest.familyId };
  expect([await placesOf(next), await placesOf(former)]).toEqual([1, 0]);
});
