import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  accessChanged,
  guardianshipChanged,
  inviteGuardian,
  listInvitations,
  listReceivedInvitations,
  previewInvitation,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { anInvitation, approvesOnly, sentInvitation, tokenIn } from '../../test/an-invitation.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { Guardianship } from '../guardianships/guardianship.entity.js';
import { reachOfAdult } from '../guardianships/reach.store.js';
import { Profile } from '../profiles/profile.entity.js';
import { Invitation } from './invitation.entity.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());

describe('an invitation', () => {
  test('takes a place, shows strangers a name and a number, and its own adult everything', async () => {
    const { guest, token, listed, email } = await sentInvitation(service, 2, { message: 'Ayúdanos con las mates' });
    expect((await listed()).places).toEqual({ used: 1, limit: 3 });
    expect(await service.ask(previewInvitation, null, { token })).toEqual({
      inviterName: 'Ana',
      childCount: 2,
      expiresAt: expect.any(String),
    });
    expect(await service.ask(readInvitation, guest, { token })).toMatchObject({
      inviterName: 'Ana',
      email,
      role: 'guardian',
      permissions: approvesOnly,
      message: 'Ayúdanos con las mates',
      children: [{ displayName: 'Luna' }, { displayName: 'Luna' }],
      linkedAlready: 0,
    });
  });

  test('keeps of its token no more than a fingerprint, and its e-mail carries the link', async () => {
    const { token, email } = await sentInvitation(service);
    const [row] = await service
      .em()
      .execute<{ kept: string }[]>(
        `select to_jsonb(i)::text as kept from identity.guardianship_invites i where invited_email = ?`,
        [email],
      );
    expect(row?.kept).not.toContain(token);
    await service.settled();
    const mail = service.mails.find(({ to }) => to === email);
    expect(mail?.subject).toBe('Ana te invita a acompañar a Luna en Alcancía');
    expect(mail?.text).toContain(`http://localhost:3000/accept-invite/${token}`);
    expect(mail?.text).toContain('Aprobaciones y cartera: crear, editar y decidir');
  });

  test('accepted, it gives exactly its rights on exactly its children, and everybody hears of it', async () => {
    const { guest, guestId, childIds, family, token, listed } = await sentInvitation(service, 2);
    expect(await service.ask(acceptInvitation, guest, { token })).toEqual({ childIds });
    const link = { familyId: family.familyId, timeZone: 'America/Mexico_City', role: 'guardian' };
    expect(await reachOfAdult(service.em(), guestId)).toEqual(
      Object.fromEntries(childIds.map((childId) => [childId, { ...link, permissions: approvesOnly }])),
    );
    expect(await service.published(guardianshipChanged)).toContainEqual(
      expect.objectContaining({ childId: childIds[0], adultId: guestId, role: 'guardian', isActive: true }),
    );
    expect(await service.published(accessChanged)).toContainEqual({ aboutId: guestId, about: 'user' });
    expect(await listed()).toMatchObject({ invitations: [{ status: 'accepted', link: null }], places: { used: 1 } });
  });

  test('with no area whole makes a viewer', async () => {
    const { guest, guestId, childIds, token } = await sentInvitation(service, 1, {
      permissions: { ...approvesOnly, approvals: 'view_only' },
    });
    await service.ask(acceptInvitation, guest, { token });
    expect((await reachOfAdult(service.em(), guestId))[childIds[0]!]?.role).toBe('viewer');
  });

  test('accepted by two requests at once links once', async () => {
    const { guest, guestId, childIds, token } = await sentInvitation(service);
    const answers = await Promise.all([1, 2, 3].map(() => service.answer(acceptInvitation, guest, { token })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await service.em().count(Guardianship, { adultId: guestId, childId: childIds[0]! })).toBe(1);
  });

  test('adds only the children who are not linked yet, and a link that had ended comes back', async () => {
    const { guest, guestId, owner, childIds, input, token, listed } = await sentInvitation(service, 2);
    await service.ask(acceptInvitation, guest, { token });
    await service.em().nativeUpdate(Guardianship, { childId: childIds[1]!, adultId: guestId }, { status: 'ended' });

    await service.ask(inviteGuardian, owner, { ...input, permissions: { ...approvesOnly, rewards: 'view_only' } });
    const [again] = (await listed()).invitations;
    expect(await service.ask(acceptInvitation, guest, { token: tokenIn(again?.link) })).toEqual({
      childIds: [childIds[1]],
    });
    const reach = await reachOfAdult(service.em(), guestId);
    expect(childIds.map((childId) => reach[childId]?.permissions.rewards)).toEqual(['no_access', 'view_only']);
  });

  test('to children who are all linked already adds none and is answered', async () => {
    const { guest, owner, input, token, listed } = await sentInvitation(service);
    await service.ask(acceptInvitation, guest, { token });
    await service.ask(inviteGuardian, owner, input);
    const [again] = (await listed()).invitations;
    expect(await service.ask(acceptInvitation, guest, { token: tokenIn(again?.link) })).toEqual({ childIds: [] });
    expect((await listed()).places.used).toBe(1);
  });
});

describe('an invitation is refused', () => {
  test('to oneself, whatever the case of the letters', async () => {
    const { owner, input, family } = await anInvitation(service);
    const own = `${family.ownerId}@EXAMPLE.org`;
    expect(await refusal(service, inviteGuardian, owner, { ...input, email: own })).toMatchObject({
      code: 'invitation_to_oneself',
    });
  });

  test('while another waits for one of the children, and not for others', async () => {
    const { owner, input, childIds } = await anInvitation(service, 2);
    await service.ask(inviteGuardian, owner, { ...input, childIds: [childIds[0]!] });
    expect(await refusal(service, inviteGuardian, owner, input)).toMatchObject({ code: 'invitation_pending' });
    await service.ask(inviteGuardian, owner, { ...input, childIds: [childIds[1]!] });
    expect(await refusal(service, inviteGuardian, owner, input)).toMatchObject({ code: 'invitation_pending' });
  });

  test('beyond the places of the plan, also for two at once', async () => {
    const family = await aFamily(service);
    const childId = await family.addChild();
    const owner = family.ownerOf(childId);
    const input = { relationshipType: 'aunt' as const, childIds: [childId], permissions: approvesOnly };
    const answers = await Promise.all(
      ['uno', 'dos'].map((name) => service.answer(inviteGuardian, owner, { ...input, email: `${name}@example.org` })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      error: { code: 'guardian_limit_reached', details: { limit: 1 } },
    });
  });

  test('by who is not the owner', async () => {
    const { owner, input, childIds } = await anInvitation(service);
    const link = { ...owner.children[childIds[0]!]!, role: 'guardian' as const };
    expect(
      await refusal(service, inviteGuardian, { ...owner, children: { [childIds[0]!]: link } }, input),
    ).toMatchObject({ code: 'not_permitted' });
  });
});

describe('what waits for an adult', () => {
  test('is found on any device by the account alone, with the link that opens it', async () => {
    const { guest, guestId, email, token } = await sentInvitation(service, 2);
    await service.em().nativeUpdate(Profile, { id: guestId }, { email: email.toUpperCase() });
    const { invitations } = await service.ask(listReceivedInvitations, guest, {});
    expect(invitations).toEqual([{ token, inviterName: 'Ana', childCount: 2, expiresAt: expect.any(String) }]);
    await service.ask(acceptInvitation, guest, { token: invitations[0]!.token });
    expect(await service.ask(listReceivedInvitations, guest, {})).toEqual({ invitations: [] });
  });

  test('is only what can be accepted, and only their own', async () => {
    const withdrawn = await sentInvitation(service);
    await service.ask(withdrawInvitation, withdrawn.owner, { invitationId: withdrawn.invitationId });
    const lost = await sentInvitation(service);
    await service.em().nativeUpdate(Guardianship, { childId: lost.childIds[0]!, role: 'owner' }, { status: 'ended' });
    const expired = await sentInvitation(service);
    await service.em().nativeUpdate(Invitation, { id: expired.invitationId }, { expiresAt: service.clock.now() });
    for (const { guest } of [withdrawn, lost, expired])
      expect(await service.ask(listReceivedInvitations, guest, {})).toEqual({ invitations: [] });
    expect(await service.ask(listReceivedInvitations, withdrawn.owner, {})).toEqual({ invitations: [] });
  });
});

test('nobody sees, sends again or withdraws the invitations of others', async () => {
  const { invitationId } = await sentInvitation(service);
  const stranger = await aFamily(service);
  const other = stranger.ownerOf();
  expect(await service.ask(listInvitations, other, {})).toMatchObject({ invitations: [] });
  for (const request of [resendInvitation, withdrawInvitation]) {
    expect(await refusal(service, request, other, { invitationId })).toMatchObject({ code: 'not_found' });
  }
});
