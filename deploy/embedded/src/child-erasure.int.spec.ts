import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { approveRequest, readWallet } from '@alcancia/contracts/family';
import {
  acceptInvitation,
  cancelChildErasure,
  inviteGuardian,
  listChildren,
  readChild,
  requestChildErasure,
  whoAmI,
} from '@alcancia/contracts/identity';
import type { LiveFrame } from '@alcancia/contracts/live';
import { listNotifications } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { type Adult, aHome, anAdult, type Home, password } from '@alcancia/testing';

import { aLiveTab } from '../test/a-live-tab.js';
import { aSystem, type TestSystem } from '../test/a-system.js';
import { graceEnds } from '../test/grace-ends.js';
import { invite } from '../test/an-invitation.js';

const dayMs = 86_400_000;

let system: TestSystem;
let home: Home;
let rosa: Adult;
beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

beforeEach(async () => {
  home = await aHome(system);
  rosa = await anAdult(system, { displayName: 'Rosa' });
  const { token } = await invite(system, home.asAdult, { email: rosa.email, childIds: [home.childId] });
  await system.want(acceptInvitation, { token }, { token: rosa.token });
  await system.settled();
});

const ofChild = () => ({ childId: home.childId });
const asRosa = () => ({ token: rosa.token });
const erase = () => system.want(requestChildErasure, { ...ofChild(), password }, home.asAdult);
const dueAt = async (as: { token: string }) => (await system.want(readChild, ofChild(), as)).erasureDueAt;
const subjectsTo = async (email: string) => {
  await system.settled();
  return (await system.mailbox.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
};
const bell = async (as: { token: string }) =>
  (await system.want(listNotifications, {}, as)).notifications.map(({ payload }) => payload.message);
const isStale = (frame: LiveFrame) => frame.type === 'stale' && frame.topics.includes('children');

describe('a child that is to be erased', () => {
  test('is so after the password of its owner, in 14 days, and everyone linked is told at once', async () => {
    const wrong = await system.ask(requestChildErasure, { ...ofChild(), password: 'otra-clave-larga' }, home.asAdult);
    expect([wrong.status, wrong.error.code]).toEqual([403, 'adult_password_wrong']);
    expect(await dueAt(home.asAdult)).toBe(null);
    system.clock.shift(5_000);
    const notOwner = await system.ask(requestChildErasure, { ...ofChild(), password }, asRosa());
    expect([notOwner.status, notOwner.error.code]).toEqual([403, 'not_permitted']);

    const tab = await aLiveTab(system.address, rosa.token);
    const asked = await erase();
    const inDays = (Date.parse(asked.dueAt) - system.clock.now().getTime()) / dayMs;
    expect(Math.round(inDays * 100) / 100).toBe(14);
    await tab.hears('children are stale', isStale);
    await tab.close();
    expect(await dueAt(asRosa())).toBe(asked.dueAt);
    expect((await system.want(listChildren, {}, home.asAdult)).children[0]?.erasureDueAt).toBe(asked.dueAt);
    expect(await subjectsTo(rosa.email)).toContainEqual(expect.stringMatching(/^El perfil de Mateo se borrará el /));
    expect(await subjectsTo(home.adult.email)).toContainEqual(expect.stringMatching(/^El perfil de Mateo se borrará/));
    expect(await bell(asRosa())).toContain(
      'El perfil de Mateo se borrará en 14 días. Quien lo administra puede deshacerlo.',
    );
    expect((await erase()).dueAt).toBe(asked.dueAt);
  });

  test('goes on as before until then, and stays when its owner takes it back', async () => {
    await erase();
    await system.want(approveRequest, { requestId: await home.claimed() }, home.asAdult);
    expect((await system.want(readWallet, ofChild(), home.asChild)).balance.availableCents).toBe(1000);
    expect((await system.ask(cancelChildErasure, ofChild(), asRosa())).status).toBe(403);
    await system.want(cancelChildErasure, ofChild(), home.asAdult);
    expect(await dueAt(asRosa())).toBe(null);
    expect(await subjectsTo(rosa.email)).toContain('El perfil de Mateo ya no se borrará');
    expect(await bell(asRosa())).toContain('El perfil de Mateo ya no se borrará.');
    await graceEnds(system);
    await home.comeBack();
    expect((await system.want(readChild, ofChild(), home.asAdult)).displayName).toBe('Mateo');
  });

  test('takes nobody new: neither by an invitation of before nor by another one', async () => {
    const carmen = await anAdult(system, { displayName: 'Carmen' });
    // What billing tells of the first plan has come.
    await system.settled();
    await system.databases.sql.query(`update identity.plan_limits set max_guardians = 5`, []);
    const { token } = await invite(system, home.asAdult, { email: carmen.email, childIds: [home.childId] });
    await erase();
    const late = await system.ask(acceptInvitation, { token }, { token: carmen.token });
    expect([late.status, late.error.code]).toEqual([409, 'child_erasure_waits']);
    const input = { relationshipType: 'aunt' as const, childIds: [home.childId], permissions: fullAccess };
    const another = await system.ask(inviteGuardian, { ...input, email: 'otra@example.org' }, home.asAdult);
    expect([another.status, another.error.code]).toEqual([409, 'child_erasure_waits']);
    await system.want(cancelChildErasure, ofChild(), home.asAdult);
    expect((await system.want(acceptInvitation, { token }, { token: carmen.token })).childIds).toEqual([home.childId]);
  });
});

describe('when the time is over', () => {
  test('nobody reaches the child any more, an approval that was in flight answers that it is gone, and the last e-mail names nobody', async () => {
    const requestId = await home.claimed();
    await erase();
    await graceEnds(system);
    expect((await system.want(whoAmI, {}, home.asChild)).profile).toBe('none');
    await home.comeBack().catch(() => undefined);
    expect((await system.ask(readChild, ofChild(), home.asAdult)).status).toBe(404);
    expect((await system.ask(approveRequest, { requestId }, home.asAdult)).status).toBe(404);
    expect((await system.ask(cancelChildErasure, ofChild(), home.asAdult)).status).toBe(404);
    expect(await subjectsTo(rosa.email)).toContain('El perfil del niño que acompañabas ya está borrado');
    expect(await subjectsTo(home.adult.email)).toContain('El perfil del niño que acompañabas ya está borrado');
  });

  test('an approval at the very moment pays whole or not at all, and the books agree', async () => {
    const requestId = await home.claimed();
    await erase();
    const [approved] = await Promise.all([system.ask(approveRequest, { requestId }, home.asAdult), graceEnds(system)]);
    expect([200, 401, 404]).toContain(approved.status);
    const [sums] = await system.databases.sql.query<{ sum: string | null }>(
      `select sum(amount) as sum from family.ledger_entries`,
      [],
    );
    expect(Number(sums?.sum ?? 0)).toBe(0);
  });
});
