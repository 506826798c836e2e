import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  acceptInvitation,
  acceptOwnership,
  beginTotp,
  cancelAccountErasure,
  cancelChildErasure,
  confirmTotp,
  createChild,
  declineOwnership,
  leaveChild,
  listRightsChanges,
  offerOwnership,
  readChild,
  readOwnership,
  requestAccountErasure,
  requestChildErasure,
  signIn,
  whoAmI,
} from '@alcancia/contracts/identity';
import { authenticatorCode } from '@alcancia/testing';

import { aChildsFields } from '../../test/a-family.js';
import { aTeamToLeave, emailOfAdult, graceEndsIn } from '../../test/a-team-to-leave.js';
import { sentInvitation } from '../../test/an-invitation.js';
import { anIdentityFixture, type IdentityFixture, password, refusal } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

const minuteMs = 60_000;
const aTeam = () => aTeamToLeave(fixture);
const emailOf = (id: string) => emailOfAdult(fixture, id);
const graceEnds = () => graceEndsIn(fixture);

describe('an account that is to be deleted', () => {
  test('says so to its adult and to everyone around, and stays when it is taken back', async () => {
    const { service, guardian, guestId, ownerId, ask, read, subjectsTo } = await aTeam();
    const first = await ask({ childIds: [] }, guardian);
    expect(await ask({ childIds: [] }, guardian)).toEqual(first);
    expect(await read(guardian)).toMatchObject({ successorName: null, owned: [] });
    expect((await read(guardian)).linked).toHaveLength(2);
    expect((await service.ask(whoAmI, guardian, {})).adult?.erasureDueAt).toBe(first.dueAt);
    expect(await subjectsTo(guestId)).toContainEqual(expect.stringMatching(/^Tu cuenta de Alcancía se eliminará el /));
    expect(await subjectsTo(ownerId)).toContainEqual(expect.stringMatching(/eliminará su cuenta de Alcancía el /));
    await service.ask(cancelAccountErasure, guardian, {});
    await service.ask(cancelAccountErasure, guardian, {});
    expect((await service.ask(whoAmI, guardian, {})).adult?.erasureDueAt).toBeNull();
    expect(await subjectsTo(guestId)).toContain('Tu cuenta de Alcancía ya no se eliminará');
    expect(await subjectsTo(ownerId)).toContainEqual(expect.stringMatching(/conserva su cuenta de Alcancía$/));
    await graceEnds();
    expect(await emailOf(guestId)).not.toBe('');
  });

  test('asks the password, the second step, and a decision about every child', async () => {
    const { service, owner, childIds, guardian, ask, askRefused } = await aTeam();
    expect(await askRefused({ password: 'no es esta clave' })).toBe('adult_password_wrong');
    expect(await askRefused({ childIds: childIds.slice(0, 1) })).toBe('changed_before');
    expect(await askRefused({ successorId: owner.userId! })).toBe('not_found');
    const { secret } = await service.ask(beginTotp, owner, { password });
    const code = () => authenticatorCode(secret, service.clock.now());
    await service.ask(confirmTotp, owner, { code: code() });
    expect(await askRefused()).toBe('second_step_needed');
    expect((await service.ask(whoAmI, owner, {})).adult?.erasureDueAt).toBeNull();
    service.clock.shift(20 * minuteMs);
    expect(await ask({ second: { code: code() } })).toMatchObject({ dueAt: expect.any(String) });
    expect((await refusal(service, createChild, owner, aChildsFields)).code).toBe('account_erasure_waits');
    expect(await askRefused({ childIds: [], successorId: owner.userId! }, guardian)).toBe('not_found');
  });

  test('is not that of the only one who runs the product', async () => {
    const { service, guardian, guestId, askRefused, ask } = await aTeam();
    const become = (id: string, role: string) =>
      service.em().execute(`update identity.profiles set role = ? where id = ?`, [role, id]);
    await become(guestId, 'super_admin');
    expect(await askRefused({ childIds: [] }, guardian)).toBe('last_super_admin');
    await become(guestId, 'adult');
    expect(await ask({ childIds: [] }, guardian)).toMatchObject({ dueAt: expect.any(String) });
  });
});

describe('the children of an account', () => {
  test('go with it where nobody takes over, and stay when it stays', async () => {
    const { service, owner, childId, childIds, ask, dueAt, subjectsTo, guestId } = await aTeam();
    const asked = await ask();
    for (const id of childIds) expect(await dueAt(id)).toBe(asked.dueAt);
    expect(await subjectsTo(guestId)).toContainEqual(expect.stringMatching(/^El perfil de Luna se borrará el /));
    expect((await refusal(service, cancelChildErasure, owner, { childId })).code).toBe('account_erasure_waits');
    await service.ask(cancelAccountErasure, owner, {});
    for (const id of childIds) expect(await dueAt(id)).toBeNull();
  });

  test('are erased first, then the account with its login, and the last e-mail leaves no address', async () => {
    const { service, ownerId, familyId, ask, subjectsTo } = await aTeam();
    const email = await emailOf(ownerId);
    await ask();
    await graceEnds();
    expect(fixture.issuer.users.has(ownerId)).toBe(false);
    expect(await subjectsTo(ownerId)).toContain('Tu cuenta de Alcancía ya está eliminada');
    const rows = await service.em().execute<{ row: string }[]>(
      `select e::text as row from identity.erasures e union all select m::text from identity.mails m
       union all select p::text from identity.profiles p union all select o::text from identity.outbox o`,
    );
    expect(rows.filter(({ row }) => row.includes(email))).toEqual([]);
    expect(await service.em().execute(`select 1 from identity.families where id = ?`, [familyId])).toEqual([]);
    const answer = await refusal(service, signIn, null, { email, password });
    expect(answer.code).toBe('credentials_wrong');
  });

  test('pass to the guardian who accepts; who left is nobody in their history', async () => {
    const { service, ownerId, guestId, guardian, childId, ask, read, offerId, subjectsTo } = await aTeam();
    const { dueAt } = await ask({ successorId: guestId });
    expect((await read()).successorName).toBe('Ana');
    expect((await service.ask(readOwnership, guardian, {})).received[0]?.ownerLeavesAt).toBe(dueAt);
    expect(await subjectsTo(guestId)).toContainEqual(expect.stringMatching(/te pide hacerte cargo de su familia/));
    expect(await subjectsTo(guestId)).not.toContainEqual(expect.stringMatching(/te propone ser propietario/));
    await service.ask(acceptOwnership, guardian, { offerId: await offerId() });
    expect(await subjectsTo(ownerId)).toContainEqual(expect.stringMatching(/ya es propietario de tu familia/));
    expect((await read()).successorName).toBeNull();
    await graceEnds();
    expect(await emailOf(ownerId)).toBe('');
    const { guardians, erasureDueAt } = await service.ask(readChild, guardian, { childId });
    expect(guardians.map(({ adultId, role }) => [adultId, role])).toEqual([[guestId, 'owner']]);
    expect(erasureDueAt).toBeNull();
    const { changes } = await service.ask(listRightsChanges, guardian, { childId });
    expect(changes[0]).toMatchObject({ what: 'left', byName: '' });
  });

  test.each(['declines', 'leaves', 'does not answer'] as const)(
    'keep it when the one who was asked to take over %s',
    async (what) => {
      const { service, ownerId, guestId, guardian, owner, childIds, ask, offerId, subjectsTo } = await aTeam();
      await ask({ successorId: guestId });
      if (what === 'declines') await service.ask(declineOwnership, guardian, { offerId: await offerId() });
      if (what === 'leaves') for (const childId of childIds) await service.ask(leaveChild, guardian, { childId });
      if (what === 'does not answer') await graceEnds();
      else await service.takeTurn('erasures');
      expect(await subjectsTo(ownerId)).toContain('Tu cuenta de Alcancía no se eliminará todavía');
      expect((await service.ask(whoAmI, owner, {})).adult?.erasureDueAt).toBeNull();
      expect((await service.ask(readChild, owner, { childId: childIds[0]! })).erasureDueAt).toBeNull();
    },
  );

  test('are asked about again: an offer of before is withdrawn, one that was made for it dies with it', async () => {
    const { service, owner, guestId, guardian, childIds, ask, offerId } = await aTeam();
    const before = await service.ask(offerOwnership, owner, { adultId: guestId, childIds, password });
    await ask();
    const late = await refusal(service, acceptOwnership, guardian, before);
    expect(late).toMatchObject({ code: 'ownership_offer_unavailable', details: { because: 'withdrawn' } });
    await service.ask(cancelAccountErasure, owner, {});
    await ask({ successorId: guestId });
    const asked = { offerId: await offerId() };
    await service.ask(cancelAccountErasure, owner, {});
    expect((await refusal(service, acceptOwnership, guardian, asked)).details).toEqual({ because: 'withdrawn' });
  });

  test('are not taken over by somebody who is about to go', async () => {
    const { service, owner, guestId, guardian, ask, askRefused, offerId } = await aTeam();
    await ask({ successorId: guestId });
    await ask({ childIds: [] }, guardian);
    const refused = await refusal(service, acceptOwnership, guardian, { offerId: await offerId() });
    expect(refused.code).toBe('account_erasure_waits');
    await service.ask(cancelAccountErasure, owner, {});
    expect(await askRefused({ successorId: guestId })).toBe('not_found');
  });

  test('whose own erasure waits already go by their own day', async () => {
    const { service, owner, childId, ask, dueAt, guestId } = await aTeam();
    const own = await service.ask(requestChildErasure, owner, { childId, password });
    service.clock.shift(minuteMs);
    await ask({ successorId: guestId });
    expect(await dueAt(childId)).toBe(own.dueAt);
    await service.ask(cancelAccountErasure, owner, {});
    expect(await dueAt(childId)).toBe(own.dueAt);
  });
});

test('an invitation that a deleted account sent opens nothing any more', async () => {
  const { service, issuer } = fixture;
  const { owner, family, guest, token, childIds } = await sentInvitation(service, 1);
  const email = await emailOf(family.ownerId);
  const account = { enabled: true, emailVerified: true, requiredActions: [], attributes: {} };
  issuer.users.set(family.ownerId, { id: family.ownerId, email, password, ...account });
  await service.ask(requestAccountErasure, owner, { childIds, password });
  await graceEnds();
  expect((await refusal(service, acceptInvitation, guest, { token })).code).toMatch(/^invitation_/);
});
