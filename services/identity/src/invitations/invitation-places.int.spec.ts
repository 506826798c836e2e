import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  declineInvitation,
  invitationReceived,
  inviteGuardian,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { approvesOnly, sentInvitation, tokenIn } from '../../test/an-invitation.js';
import { identityWithGuesses } from '../../test/guess-pin.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());

/** A family of the first plan, which has one place, and an adult who may be invited. */
async function aSmallPlan() {
  const family = await aFamily(service);
  const [first, second] = [await family.addChild(), await family.addChild()];
  const owner = family.ownerOf(first, second);
  const guest = await aFamily(service);
  const invite = (childId: string, email = `${guest.ownerId}@example.org`) => ({
    email,
    relationshipType: 'aunt' as const,
    childIds: [childId],
    permissions: approvesOnly,
  });
  const places = async () => (await service.ask(listInvitations, owner, {})).places;
  return { owner, first, second, guest: guest.ownerOf(), invite, places };
}

describe('a place of the plan', () => {
  test('is one for each person: who is linked to one child is invited for another though the plan is full', async () => {
    const { owner, first, second, guest, invite, places } = await aSmallPlan();
    await service.ask(inviteGuardian, owner, invite(first));
    const { invitations } = await service.ask(listInvitations, owner, {});
    await service.ask(acceptInvitation, guest, { token: tokenIn(invitations[0]?.link) });
    expect(await places()).toEqual({ used: 1, limit: 1 });

    await service.ask(inviteGuardian, owner, invite(second));
    expect(await places()).toEqual({ used: 1, limit: 1 });
    expect((await refusal(service, inviteGuardian, owner, invite(second, 'tia@example.org'))).code).toBe(
      'guardian_limit_reached',
    );
  });

  test('is one for two invitations to the same address', async () => {
    const { owner, first, second, invite, places } = await aSmallPlan();
    await service.ask(inviteGuardian, owner, invite(first));
    await service.ask(inviteGuardian, owner, invite(second));
    expect((await places()).used).toBe(1);
  });
});

describe('whoever has an account with the invited address', () => {
  const toldTo = async (recipientId: string) =>
    (await service.published(invitationReceived))
      .filter((told) => told.recipientId === recipientId)
      .map(({ isNew }) => isNew);

  test('hears of what is sent, sent again and withdrawn', async () => {
    const { owner, invitationId, guestId } = await sentInvitation(service);
    await service.ask(resendInvitation, owner, { invitationId });
    await service.ask(withdrawInvitation, owner, { invitationId });
    expect(await toldTo(guestId)).toEqual([true, true, false]);
  });

  test('hears on every screen that it was answered', async () => {
    const { guest, guestId, token } = await sentInvitation(service);
    await service.ask(declineInvitation, guest, { token });
    expect(await toldTo(guestId)).toEqual([true, false]);
  });

  test('is the only one who hears: an address without an account is told nothing', async () => {
    const before = (await service.published(invitationReceived)).length;
    await sentInvitation(service, 1, { email: 'nadie@example.org' });
    expect(await service.published(invitationReceived)).toHaveLength(before);
  });
});
