import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  declineInvitation,
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

  test('after it was withdrawn, declined, used, or sent again', async () => {
    const withdrawn = await sentInvitation(service);
    await service.ask(withdrawInvitation, withdrawn.owner, { invitationId: withdrawn.invitationId });
    expect(await refusal(service, acceptInvitation, withdrawn.guest, { token: withdrawn.token })).toMatchObject({
      code: 'invitation_unavailable',
    });
    expect((await withdrawn.listed()).places.used).toBe(0);

    const declined = await sentInvitation(service);
    await service.ask(declineInvitation, declined.guest, { token: declined.token });
    expect(await refusal(service, acceptInvitation, declined.guest, { token: declined.token })).toMatchObject({
      code: 'invitation_unavailable',
    });

    const resent = await sentInvitation(service);
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
    const { guest, owner, invitationId, token, listed } = await sentInvitation(service);
    service.clock.shift(7 * dayMs);
    expect(await refusal(service, acceptInvitation, guest, { token })).toMatchObject({ code: 'invitation_expired' });
    expect(await listed()).toMatchObject({ invitations: [{ status: 'expired' }], places: { used: 0 } });
    await service.ask(resendInvitation, owner, { invitationId });
    const [again] = (await listed()).invitations;
    await service.ask(acceptInvitation, guest, { token: tokenIn(again?.link) });
  });

  test('once the sender is no longer the owner of any of its children', async () => {
    const { guest, childIds, token } = await sentInvitation(service);
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
