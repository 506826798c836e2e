import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  declineInvitation,
  listReceivedInvitations,
  previewInvitation,
  readInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { sentInvitation, tokenIn } from '../../test/an-invitation.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { Guardianship } from '../guardianships/guardianship.entity.js';
import { reachOfAdult } from '../guardianships/reach.store.js';
import { Profile } from '../profiles/profile.entity.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());

const dayMs = 24 * 60 * 60_000;

describe('a link opens nothing', () => {
  test('for another address', async () => {
    const { token } = await sentInvitation(service);
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
    const { guest, guestId, email, token } = await sentInvitation(service);
    await service.em().nativeUpdate(Profile, { id: guestId }, { email: email.toUpperCase() });
    expect(await service.ask(acceptInvitation, guest, { token })).toMatchObject({ childIds: [expect.any(String)] });
  });

  test.each([
    ['karla', '\u212Aarla', 'the Kelvin sign, which Unicode lowers to k'],
    ['carmen', 'c\u0430rmen', 'a Cyrillic a'],
    ['iris', '\u0131ris', 'an i without its dot'],
    ['iris', '\u0130ris', 'a capital I with a dot'],
  ])('nor for an address that only looks alike: %s and %j, %s', async (invitedName, ownName) => {
    const host = `${randomUUID()}.example.org`;
    const { guest, guestId, token } = await sentInvitation(service, 1, { email: `${invitedName}@${host}` });
    await service.em().nativeUpdate(Profile, { id: guestId }, { email: `${ownName}@${host}` });
    for (const request of [readInvitation, acceptInvitation, declineInvitation])
      expect(await refusal(service, request, guest, { token })).toMatchObject({ code: 'invitation_for_another' });
    expect(await service.ask(listReceivedInvitations, guest, {})).toEqual({ invitations: [] });
    expect(await reachOfAdult(service.em(), guestId)).toEqual({});
  });

  test('after it was withdrawn, declined, used, or sent again', async () => {
    const withdrawn = await sentInvitation(service);
    await service.ask(withdrawInvitation, withdrawn.owner, { invitationId: withdrawn.invitationId });
    expect(await refusal(service, acceptInvitation, withdrawn.guest, { token: withdrawn.token })).toEqual({
      code: 'invitation_unavailable',
      details: { because: 'withdrawn' },
    });
    expect((await withdrawn.listed()).places.used).toBe(0);

    const declined = await sentInvitation(service);
    await service.ask(declineInvitation, declined.guest, { token: declined.token });
    expect(await refusal(service, acceptInvitation, declined.guest, { token: declined.token })).toEqual({
      code: 'invitation_unavailable',
      details: { because: 'declined' },
    });

    const resent = await sentInvitation(service);
    await service.ask(resendInvitation, resent.owner, { invitationId: resent.invitationId });
    expect(await refusal(service, acceptInvitation, resent.guest, { token: resent.token })).toMatchObject({
      code: 'invitation_unknown',
    });
    const fresh = tokenIn((await resent.listed()).invitations[0]?.link);
    await service.ask(acceptInvitation, resent.guest, { token: fresh });
    expect(await refusal(service, acceptInvitation, resent.guest, { token: fresh })).toEqual({
      code: 'invitation_unavailable',
      details: { because: 'accepted' },
    });
  });

  test('seven days and a second after it was sent; sent again it does', async () => {
    const { guest, owner, invitationId, token, listed } = await sentInvitation(service);
    service.clock.shift(7 * dayMs);
    expect(await refusal(service, acceptInvitation, guest, { token })).toMatchObject({ code: 'invitation_expired' });
    expect(await listed()).toMatchObject({ invitations: [{ status: 'expired' }], places: { used: 0 } });
    await service.ask(resendInvitation, owner, { invitationId });
    const [again] = (await listed()).invitations;
    await service.ask(acceptInvitation, guest, { token: tokenIn(again?.link) });
  });

  test('once the sender is no longer the owner of any of its children', async () => {
    const { guest, guestId, owner, invitationId, childIds, token } = await sentInvitation(service);
    await service.em().nativeUpdate(Guardianship, { childId: childIds[0]!, role: 'owner' }, { status: 'ended' });
    for (const request of [acceptInvitation, readInvitation])
      expect(await refusal(service, request, guest, { token })).toEqual({
        code: 'invitation_unavailable',
        details: { because: 'not_owner' },
      });
    expect(await reachOfAdult(service.em(), guestId)).toEqual({});
    expect(await refusal(service, resendInvitation, owner, { invitationId })).toMatchObject({
      details: { because: 'not_owner' },
    });
  });

  test('and who is not signed in with its address hears less of what became of it', async () => {
    const { guest, token } = await sentInvitation(service);
    await service.ask(declineInvitation, guest, { token });
    expect(await refusal(service, previewInvitation, null, { token })).toEqual({
      code: 'invitation_unavailable',
      details: { because: 'answered' },
    });
    const stranger = (await aFamily(service)).ownerOf();
    expect(await refusal(service, readInvitation, stranger, { token })).toMatchObject({
      code: 'invitation_for_another',
    });
  });

  test('when it is guessed', async () => {
    expect(await refusal(service, previewInvitation, null, { token: 'x'.repeat(43) })).toMatchObject({
      code: 'invitation_unknown',
    });
  });
});
