import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  declineInvitation,
  inviteGuardian,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { anInvitation, approvesOnly, sentInvitation, tokenIn } from '../../test/an-invitation.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { Guardianship } from '../guardianships/guardianship.entity.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());

const dayMs = 24 * 60 * 60_000;
const linksOf = (adultId: string) => service.em().find(Guardianship, { adultId, status: 'active' });

describe('at the same time', () => {
  test('accepted and withdrawn: one of the two, and links only where it was accepted', async () => {
    const { guest, guestId, owner, invitationId, token, listed } = await sentInvitation(service, 2);
    const [accepted, withdrawn] = await Promise.all([
      service.answer(acceptInvitation, guest, { token }),
      service.answer(withdrawInvitation, owner, { invitationId }),
    ]);
    expect([accepted.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1);
    expect((await listed()).invitations[0]?.status).toBe(accepted.ok ? 'accepted' : 'withdrawn');
    expect(await linksOf(guestId)).toHaveLength(accepted.ok ? 2 : 0);
  });

  test('accepted and declined: one of the two', async () => {
    const { guest, guestId, token } = await sentInvitation(service);
    const [accepted, declined] = await Promise.all([
      service.answer(acceptInvitation, guest, { token }),
      service.answer(declineInvitation, guest, { token }),
    ]);
    expect([accepted.ok, declined.ok].filter(Boolean)).toHaveLength(1);
    expect(await linksOf(guestId)).toHaveLength(accepted.ok ? 1 : 0);
  });

  test('accepted while the sender loses the child: the link stands only where it came first', async () => {
    const { guest, guestId, childIds, token } = await sentInvitation(service);
    const loses = () =>
      service
        .em()
        .transactional((em) =>
          em.nativeUpdate(Guardianship, { childId: childIds[0]!, role: 'owner' }, { status: 'ended' }),
        );
    const [accepted] = await Promise.all([service.answer(acceptInvitation, guest, { token }), loses()]);
    expect(await linksOf(guestId)).toHaveLength(accepted.ok ? 1 : 0);
    expect(await refusal(service, acceptInvitation, guest, { token })).toMatchObject({
      code: 'invitation_unavailable',
    });
  });

  test('sent to the same person for the same child: one of them', async () => {
    const { owner, input, listed } = await anInvitation(service);
    const answers = await Promise.all([1, 2, 3].map(() => service.answer(inviteGuardian, owner, input)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await listed()).places.used).toBe(1);
  });

  test('for two children each: both are accepted, and no link is doubled', async () => {
    const { owner, guest, guestId, input, childIds } = await anInvitation(service, 2);
    for (const childId of childIds) await service.ask(inviteGuardian, owner, { ...input, childIds: [childId] });
    const { invitations } = await service.ask(listInvitations, owner, {});
    const answers = await Promise.all(
      invitations.map(({ link }) => service.answer(acceptInvitation, guest, { token: tokenIn(link) })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await linksOf(guestId)).map(({ childId }) => childId).toSorted()).toEqual(childIds.toSorted());
  });
});

describe('what expired', () => {
  test('is not sent again beside another that waits for the same person and child', async () => {
    const { owner, input, invitationId } = await sentInvitation(service);
    service.clock.shift(7 * dayMs);
    await service.ask(inviteGuardian, owner, input);
    expect(await refusal(service, resendInvitation, owner, { invitationId })).toMatchObject({
      code: 'invitation_pending',
    });
  });

  test('gave its place back: sent again it needs one', async () => {
    const family = await aFamily(service);
    const childId = await family.addChild();
    const owner = family.ownerOf(childId);
    const input = { relationshipType: 'aunt' as const, childIds: [childId], permissions: approvesOnly };
    const { invitationId } = await service.ask(inviteGuardian, owner, { ...input, email: 'uno@example.org' });
    service.clock.shift(7 * dayMs);
    await service.ask(inviteGuardian, owner, { ...input, email: 'dos@example.org' });
    expect(await refusal(service, resendInvitation, owner, { invitationId })).toEqual({
      code: 'guardian_limit_reached',
      details: { limit: 1 },
    });
  });
});
