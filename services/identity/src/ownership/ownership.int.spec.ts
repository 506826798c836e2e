import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import {
  acceptOwnership,
  beginTotp,
  confirmTotp,
  createChild,
  declineOwnership,
  endGuardianship,
  familyChanged,
  inviteGuardian,
  listGuardians,
  listRightsChanges,
  offerOwnership,
  ownershipOfferChanged,
  readHousehold,
  readOwnership,
  type SecondProofGiven,
  withdrawOwnershipOffer,
} from '@alcancia/contracts/identity';

import { authenticatorCode } from '@alcancia/testing';

import { aChildsFields, aFamily } from '../../test/a-family.js';
import { aGuardian } from '../../test/a-guardian.js';
import { approvesOnly } from '../../test/an-invitation.js';
import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';
import { reachOfAdult } from '../guardianships/reach.store.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

const dayMs = 86_400_000;

/** An owner with two children, who can prove the password, and a guardian of both. */
async function aTeam() {
  const { service, issuer } = fixture;
  const team = await aGuardian(service, 2);
  const { ownerId, guestId, childIds } = team;
  const account = { enabled: true, emailVerified: true, requiredActions: [], attributes: {} };
  issuer.users.set(ownerId, { id: ownerId, email: `${ownerId}@example.org`, password, ...account });
  const input: { adultId: string; childIds: string[]; password: string; second?: SecondProofGiven } = {
    adultId: guestId,
    childIds,
    password,
  };
  const offer = async (change: Partial<typeof input> = {}) => {
    service.clock.shift(3_000);
    return service.ask(offerOwnership, team.owner, { ...input, ...change });
  };
  const offerRefused = async (change: Partial<typeof input> = {}) => {
    service.clock.shift(3_000);
    return refusal(service, offerOwnership, team.owner, { ...input, ...change });
  };
  const offered = async (of: CallerShape = team.owner) => (await service.ask(readOwnership, of, {})).own?.offer;
  const received = async () => (await service.ask(readOwnership, team.guardian, {})).received;
  const accept = (offerId: string) => service.ask(acceptOwnership, team.guardian, { offerId });
  const acceptRefused = (offerId: string) => refusal(service, acceptOwnership, team.guardian, { offerId });
  const roleOf = async (adultId: string) =>
    Object.values(await reachOfAdult(service.em(), adultId)).map(({ role, familyId }) => ({ role, familyId }));
  const history = async (reader = team.owner) =>
    (await service.ask(listRightsChanges, reader, { childId: team.childId })).changes.map(
      ({ what, ownership }) => ownership ?? what,
    );
  return { ...team, service, offer, offerRefused, offered, received, accept, acceptRefused, roleOf, history };
}

describe('a household', () => {
  test('passes with all its children, its plan and its settings to the adult who accepts', async () => {
    const team = await aTeam();
    const { service, owner, ownerId, guestId, guest, childIds, familyId } = team;
    const { offerId } = await team.offer();
    expect(await team.roleOf(ownerId)).toEqual(childIds.map(() => ({ role: 'owner', familyId })));
    expect(await team.received()).toMatchObject([
      {
        offerId,
        ownerName: 'Ana',
        planName: 'Gratis',
        canAccept: true,
        children: childIds.map((childId) => ({ childId })),
      },
    ]);

    expect(await team.accept(offerId)).toEqual({ childIds });
    expect(await team.roleOf(guestId)).toEqual(childIds.map(() => ({ role: 'owner', familyId })));
    expect(await team.roleOf(ownerId)).toEqual(childIds.map(() => ({ role: 'guardian', familyId })));
    expect(await service.ask(readHousehold, guest, {})).toMatchObject({
      familyId,
      isOwner: true,
      limits: { maxGuardians: 3 },
    });
    const left = await service.ask(readHousehold, owner, {});
    expect(left).toMatchObject({ isOwner: true, moneyName: 'Monedas', limits: { maxGuardians: 1 } });
    expect(left.familyId).not.toBe(familyId);
    const told = await service.published(familyChanged);
    expect(told).toContainEqual(expect.objectContaining({ familyId, ownerId: guestId }));
    expect(told).toContainEqual(expect.objectContaining({ familyId: left.familyId, ownerId }));

    const { guardians } = await service.ask(listGuardians, owner, { childId: team.childId });
    expect(guardians.map(({ adultId, role }) => [adultId, role])).toEqual([
      [guestId, 'owner'],
      [ownerId, 'guardian'],
    ]);
    expect(await team.history()).toEqual(['passed', 'offered', 'accepted', 'invited']);
    const { childId } = await service.ask(createChild, guest, aChildsFields);
    expect(Object.keys(await reachOfAdult(service.em(), guestId))).toContain(childId);
    expect(await team.roleOf(guestId)).toContainEqual({ role: 'owner', familyId });
  });

  test('takes along a child whom the new owner did not look after, and withdraws what waits for an answer', async () => {
    const { service, accept, owner, family, guestId, childIds, listed } = await aTeam();
    const third = await family.addChild();
    const withThird = family.ownerOf(...childIds, third);
    const invitee = { email: 'tia@example.org', relationshipType: 'aunt' as const, permissions: approvesOnly };
    await service.ask(inviteGuardian, owner, { ...invitee, childIds });
    const all = [...childIds, third];
    service.clock.shift(3_000);
    const { offerId } = await service.ask(offerOwnership, withThird, { adultId: guestId, childIds: all, password });
    expect(await accept(offerId)).toEqual({ childIds: all });
    expect(Object.keys(await reachOfAdult(service.em(), guestId)).toSorted()).toEqual(all.toSorted());
    expect((await listed()).invitations[0]).toMatchObject({
      email: 'tia@example.org',
      status: 'withdrawn',
      link: null,
    });
  });

  test('is not offered without the password, nor with other children than it has', async () => {
    const { offerRefused, offered, childIds } = await aTeam();
    expect((await offerRefused({ password: 'no es esta clave' })).code).toBe('adult_password_wrong');
    expect((await offerRefused({ childIds: childIds.slice(0, 1) })).code).toBe('changed_before');
    expect(await offered()).toBeNull();
  });

  test('is offered with the second step as well where the owner has one', async () => {
    const { service, owner, offer, offerRefused, offered } = await aTeam();
    const { secret } = await service.ask(beginTotp, owner, { password });
    const code = () => authenticatorCode(secret, service.clock.now());
    await service.ask(confirmTotp, owner, { code: code() });
    expect((await offerRefused()).code).toBe('second_step_needed');
    expect(await offered()).toBeNull();
    service.clock.shift(20 * 60_000);
    expect(await offer({ second: { code: code() } })).toMatchObject({ offerId: expect.any(String) });
  });

  test('is offered to nobody who looks after none of its children', async () => {
    const { offerRefused, service, ownerId } = await aTeam();
    const { ownerId: stranger } = await aFamily(service);
    expect([await offerRefused({ adultId: stranger }), await offerRefused({ adultId: ownerId })]).toMatchObject([
      { code: 'not_found' },
      { code: 'not_found' },
    ]);
  });

  test('is for nobody who owns children of another one, also when they came after the offer', async () => {
    const { service, offer, offerRefused, offered, accept, acceptRefused, guest, received, owner } = await aTeam();
    const { offerId } = await offer();
    await service.ask(createChild, guest, aChildsFields);
    expect((await received())[0]?.canAccept).toBe(false);
    expect(await acceptRefused(offerId)).toEqual({ code: 'owns_another_family', details: { isReader: true } });
    expect((await offered())?.offerId).toBe(offerId);
    await service.ask(withdrawOwnershipOffer, owner, { offerId });
    expect(await offerRefused()).toEqual({ code: 'owns_another_family', details: { isReader: false } });
    await expect(accept(offerId)).rejects.toMatchObject({ code: 'ownership_offer_unavailable' });
  });
});

describe('an offer', () => {
  test('is one at a time, and open until it is declined, withdrawn or seven days old', async () => {
    const { service, offer, offerRefused, offered, received, acceptRefused, guardian, owner, history } = await aTeam();
    const first = await offer();
    expect((await offerRefused()).code).toBe('ownership_offer_pending');
    await service.ask(declineOwnership, guardian, first);
    expect(await acceptRefused(first.offerId)).toEqual({
      code: 'ownership_offer_unavailable',
      details: { because: 'declined' },
    });
    const second = await offer();
    await service.ask(withdrawOwnershipOffer, owner, second);
    await service.ask(withdrawOwnershipOffer, owner, second);
    expect((await acceptRefused(second.offerId)).details).toEqual({ because: 'withdrawn' });
    const third = await offer();
    service.clock.shift(7 * dayMs);
    expect((await acceptRefused(third.offerId)).details).toEqual({ because: 'expired' });
    expect([await offered(), await received()]).toEqual([null, []]);
    expect(await offer()).toMatchObject({ offerId: expect.any(String) });
    expect((await history()).slice(0, 6)).toEqual([
      'offered',
      'offered',
      'withdrawn',
      'offered',
      'declined',
      'offered',
    ]);
    expect(await service.published(ownershipOfferChanged)).toContainEqual(
      expect.objectContaining({ offerId: third.offerId, status: 'expired' }),
    );
  });

  test("is nobody else's to answer or to withdraw", async () => {
    const { service, offer, guardian, owner } = await aTeam();
    const input = await offer();
    const stranger = (await aFamily(service)).ownerOf();
    for (const [contract, callers] of [
      [acceptOwnership, [owner, stranger]],
      [declineOwnership, [owner, stranger]],
      [withdrawOwnershipOffer, [guardian, stranger]],
    ] as const)
      for (const caller of callers) expect((await refusal(service, contract, caller, input)).code).toBe('not_found');
  });

  test('goes when its adult looks after none of the children any more', async () => {
    const { service, offer, owner, guestId, childIds, acceptRefused, offered } = await aTeam();
    const { offerId } = await offer();
    const [first, second] = childIds as [string, string];
    await service.ask(endGuardianship, owner, { childId: first, adultId: guestId });
    expect((await offered())?.offerId).toBe(offerId);
    await service.ask(endGuardianship, owner, { childId: second, adultId: guestId });
    expect(await offered()).toBeNull();
    expect((await acceptRefused(offerId)).details).toEqual({ because: 'withdrawn' });
  });

  test('accepted twice, or accepted and withdrawn, at the same time: one of the two', async () => {
    const { service, offer, guardian, owner, roleOf, guestId, ownerId } = await aTeam();
    const input = await offer();
    const answers = await Promise.all([
      service.answer(acceptOwnership, guardian, input),
      service.answer(acceptOwnership, guardian, input),
      service.answer(withdrawOwnershipOffer, owner, input),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const isPassed = answers[0].ok || answers[1].ok;
    const ownedBy = async (adultId: string) => (await roleOf(adultId)).filter(({ role }) => role === 'owner').length;
    expect([await ownedBy(guestId), await ownedBy(ownerId)]).toEqual(isPassed ? [2, 0] : [0, 2]);
  });
});
