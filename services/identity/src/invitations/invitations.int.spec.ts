import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { type Permissions } from '@alcancia/contracts/caller';
import { type AskOf, type OutputOf } from '@alcancia/contracts/define';
import {
  acceptInvitation,
  accessChanged,
  declineInvitation,
  guardianshipChanged,
  inviteGuardian,
  listInvitations,
  previewInvitation,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { reachOfAdult } from '../guardianships/reach.store.js';
import { Guardianship } from '../guardianships/guardianship.entity.js';
import { Profile } from '../profiles/profile.entity.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());

const dayMs = 24 * 60 * 60_000;

const approvesOnly: Permissions = {
  activities: 'view_only',
  challenges: 'no_access',
  rewards: 'no_access',
  approvals: 'full_access',
};

/** An owner with children, and an adult of another family who may be invited. */
async function anInvitation(children = 1, fields: Partial<AskOf<typeof inviteGuardian>> = {}) {
  const family = await aFamily(service, { maxGuardians: 3 });
  const childIds: string[] = [];
  for (let nth = 0; nth < children; nth += 1) childIds.push(await family.addChild());
  const owner = family.ownerOf(...childIds);
  const guest = await aFamily(service);
  const email = `${guest.ownerId}@example.org`;
  const input = { email, relationshipType: 'grandmother' as const, childIds, permissions: approvesOnly, ...fields };
  const invite = () => service.ask(inviteGuardian, owner, input);
  const listed = async (): Promise<OutputOf<typeof listInvitations>> => service.ask(listInvitations, owner, {});
  return { family, owner, childIds, guest: guest.ownerOf(), guestId: guest.ownerId, email, input, invite, listed };
}

const tokenIn = (link: string | null | undefined): string => (link ?? '').split('/').at(-1) ?? '';

async function sent(children = 1, fields: Partial<AskOf<typeof inviteGuardian>> = {}) {
  const it = await anInvitation(children, fields);
  const { invitationId } = await it.invite();
  const { invitations } = await it.listed();
  return { ...it, invitationId, token: tokenIn(invitations[0]?.link) };
}

describe('an invitation', () => {
  test('takes a place, shows strangers a name and a number, and its own adult everything', async () => {
    const { guest, token, listed, email } = await sent(2, { message: 'Ayúdanos con las mates' });
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
    const { token, email } = await sent();
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
    const { guest, guestId, childIds, family, token, listed } = await sent(2);
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
    const { guest, guestId, childIds, token } = await sent(1, {
      permissions: { ...approvesOnly, approvals: 'view_only' },
    });
    await service.ask(acceptInvitation, guest, { token });
    expect((await reachOfAdult(service.em(), guestId))[childIds[0]!]?.role).toBe('viewer');
  });

  test('accepted by two requests at once links once', async () => {
    const { guest, guestId, childIds, token } = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => service.answer(acceptInvitation, guest, { token })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await service.em().count(Guardianship, { adultId: guestId, childId: childIds[0]! })).toBe(1);
  });

  test('adds only the children who are not linked yet, and a link that had ended comes back', async () => {
    const { guest, guestId, owner, childIds, input, token, listed } = await sent(2);
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
    const { guest, owner, input, token, listed } = await sent();
    await service.ask(acceptInvitation, guest, { token });
    await service.ask(inviteGuardian, owner, input);
    const [again] = (await listed()).invitations;
    expect(await service.ask(acceptInvitation, guest, { token: tokenIn(again?.link) })).toEqual({ childIds: [] });
    expect((await listed()).places.used).toBe(1);
  });
});

describe('an invitation is refused', () => {
  test('to oneself, whatever the case of the letters', async () => {
    const { owner, input, family } = await anInvitation();
    const own = `${family.ownerId}@EXAMPLE.org`;
    expect(await refusal(service, inviteGuardian, owner, { ...input, email: own })).toMatchObject({
      code: 'invitation_to_oneself',
    });
  });

  test('while another waits for one of the children, and not for others', async () => {
    const { owner, input, childIds } = await anInvitation(2);
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
    const { owner, input, childIds } = await anInvitation();
    const link = { ...owner.children[childIds[0]!]!, role: 'guardian' as const };
    expect(
      await refusal(service, inviteGuardian, { ...owner, children: { [childIds[0]!]: link } }, input),
    ).toMatchObject({ code: 'not_permitted' });
  });
});

describe('a link opens nothing', () => {
  test('for another address', async () => {
    const { token } = await sent();
    const stranger = await aFamily(service);
    expect(await refusal(service, readInvitation, stranger.ownerOf(), { token })).toMatchObject({
      code: 'invitation_for_another',
    });
    expect(await refusal(service, acceptInvitation, stranger.ownerOf(), { token })).toMatchObject({
      code: 'invitation_for_another',
    });
    expect(await reachOfAdult(service.em(), stranger.ownerId)).toEqual({});
  });

  test('but letter case does not matter', async () => {
    const { guest, guestId, email, token } = await sent();
    await service.em().nativeUpdate(Profile, { id: guestId }, { email: email.toUpperCase() });
    expect(await service.ask(acceptInvitation, guest, { token })).toMatchObject({ childIds: [expect.any(String)] });
  });

  test('after it was withdrawn, declined, used, or sent again', async () => {
    const withdrawn = await sent();
    await service.ask(withdrawInvitation, withdrawn.owner, { invitationId: withdrawn.invitationId });
    expect(await refusal(service, acceptInvitation, withdrawn.guest, { token: withdrawn.token })).toMatchObject({
      code: 'invitation_unavailable',
    });
    expect((await withdrawn.listed()).places.used).toBe(0);

    const declined = await sent();
    await service.ask(declineInvitation, declined.guest, { token: declined.token });
    expect(await refusal(service, acceptInvitation, declined.guest, { token: declined.token })).toMatchObject({
      code: 'invitation_unavailable',
    });

    const resent = await sent();
    await service.ask(resendInvitation, resent.owner, { invitationId: resent.invitationId });
    expect(await refusal(service, acceptInvitation, resent.guest, { token: resent.token })).toMatchObject({
      code: 'invitation_unknown',
    });
    const fresh = tokenIn((await resent.listed()).invitations[0]?.link);
    await service.ask(acceptInvitation, resent.guest, { token: fresh });
    expect(await refusal(service, acceptInvitation, resent.guest, { token: fresh })).toMatchObject({
      code: 'invitation_unavailable',
    });
  });

  test('seven days and a second after it was sent; sent again it does', async () => {
    const { guest, owner, invitationId, token, listed } = await sent();
    service.clock.shift(7 * dayMs);
    expect(await refusal(service, acceptInvitation, guest, { token })).toMatchObject({ code: 'invitation_expired' });
    expect(await listed()).toMatchObject({ invitations: [{ status: 'expired' }], places: { used: 0 } });
    await service.ask(resendInvitation, owner, { invitationId });
    const [again] = (await listed()).invitations;
    await service.ask(acceptInvitation, guest, { token: tokenIn(again?.link) });
  });

  test('once the sender is no longer the owner of any of its children', async () => {
    const { guest, childIds, token } = await sent();
    await service.em().nativeUpdate(Guardianship, { childId: childIds[0]!, role: 'owner' }, { status: 'ended' });
    expect(await refusal(service, acceptInvitation, guest, { token })).toMatchObject({
      code: 'invitation_unavailable',
    });
  });

  test('when it is guessed', async () => {
    expect(await refusal(service, previewInvitation, null, { token: 'x'.repeat(43) })).toMatchObject({
      code: 'invitation_unknown',
    });
  });
});

test('nobody sees, sends again or withdraws the invitations of others', async () => {
  const { invitationId } = await sent();
  const stranger = await aFamily(service);
  const other = stranger.ownerOf();
  expect(await service.ask(listInvitations, other, {})).toMatchObject({ invitations: [] });
  for (const request of [resendInvitation, withdrawInvitation]) {
    expect(await refusal(service, request, other, { invitationId })).toMatchObject({ code: 'not_found' });
  }
});
