import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { AnyRequest, AskOf } from '@alcancia/contracts/define';
import { listApprovals, listChildGoals, readFamilyDashboard, readWallet } from '@alcancia/contracts/family';
import {
  closeSupport,
  endSupportAccess,
  listAuditLog,
  listChildren,
  listSupportAccesses,
  openSupport,
  readSupport,
  supportLastsMs,
} from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { anAdult, aHome, type Home, until } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { anAdministrator } from '../test/an-administrator.js';
import { mailsAt } from '../test/mails-over-http.js';

const twoHoursInSeconds = 7_200;
const refused = { status: 403, error: { code: 'not_for_this_profile' } };

let system: TestSystem;
let home: Home;
let other: Home;
let administrator: { readonly token: string };
beforeAll(async () => {
  system = await aSystem({ accessTokenSeconds: twoHoursInSeconds });
  home = await aHome(system);
  other = await aHome(system, { displayName: 'Bruno' });
  administrator = { token: await anAdministrator(system) };
});
afterAll(() => system.close());

const look = <C extends AnyRequest>(contract: C, input: AskOf<C>) => system.ask(contract, input, administrator);
const open = (supportReason: 'asked' | 'coins' = 'coins') =>
  system.want(openSupport, { accountId: home.adult.adultId, supportReason }, administrator);
const wallet = () => look(readWallet, { childId: home.childId });
const accesses = async () => (await system.want(listSupportAccesses, {}, home.asAdult)).accesses;
const told = async () =>
  (await system.want(listNotifications, {}, home.asAdult)).notifications.filter(
    ({ payload }) => payload.about === 'support',
  );

test('a family is looked at for a reason, its owner is told, and every look is recorded before it is answered', async () => {
  expect(await wallet()).toMatchObject(refused);
  expect(await look(listChildren, {})).toMatchObject(refused);

  await open();
  expect((await look(listChildren, {})).data?.children).toMatchObject([{ id: home.childId, myRole: 'viewer' }]);
  expect((await wallet()).data?.balance).toMatchObject({ points: 0, availableCents: 0 });
  expect((await look(listApprovals, { childId: home.childId })).status).toBe(200);

  const { entries } = await system.want(listAuditLog, { email: home.adult.email }, administrator);
  const { childId: child } = home;
  expect(entries.map(({ laterAct, after }) => [laterAct, after])).toEqual([
    ['support_looked', { look: 'family.list-approvals', child }],
    ['support_looked', { look: 'family.read-wallet', child }],
    ['support_looked', { look: 'identity.list-children' }],
    ['support_opened', { supportReason: 'coins', until: expect.any(String) }],
  ]);
  expect(await accesses()).toMatchObject([{ supportReason: 'coins', isOpen: true, looks: 3 }]);
  const [notice] = await until('the owner is told', async () => {
    const notices = await told();
    return notices.length > 0 && notices;
  });
  expect(notice?.payload).toMatchObject({ link: '/settings?tab=privacy' });
  const mail = await until('the owner has the e-mail', async () =>
    (await mailsAt(system.publicOrigin)).find(({ text }) => text.includes('revisar monedas o puntos que no cuadran')),
  );
  expect(mail.to).toBe(home.adult.email);
});

test('nothing but that family is seen, by that session alone, and nothing is changed', async () => {
  const elsewhere = await look(readWallet, { childId: other.childId });
  const nowhere = await look(readWallet, { childId: home.adult.adultId });
  expect([elsewhere.status, elsewhere.error.code]).toEqual([404, nowhere.error.code]);
  expect(await look(readFamilyDashboard, {})).toMatchObject(refused);
  const another = { token: await anAdministrator(system) };
  expect(await system.ask(readWallet, { childId: home.childId }, another)).toMatchObject(refused);
  expect((await system.want(readSupport, {}, another)).support).toBeNull();
  const { entries } = await system.want(listAuditLog, { act: 'support_looked', limit: 1 }, administrator);
  // Of a child of another family not even the id is kept.
  expect(entries[0]?.after).toEqual({ look: 'family.read-wallet' });
});

test('the owner ends it, and the next look is refused', async () => {
  const [access] = await accesses();
  const end = { accessId: access!.accessId };
  expect((await system.ask(endSupportAccess, end, other.asAdult)).status).toBe(404);
  await system.want(endSupportAccess, end, home.asAdult);
  expect(await wallet()).toMatchObject(refused);
  expect((await system.want(readSupport, {}, administrator)).support).toBeNull();
  expect(await accesses()).toMatchObject([{ isOpen: false }]);
});

test('opened again it is closed by hand; another family takes the place of the first', async () => {
  await open('asked');
  await open('coins');
  expect((await accesses()).map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
  await system.want(openSupport, { accountId: other.adult.adultId, supportReason: 'asked' }, administrator);
  expect((await wallet()).status).toBe(404);
  expect((await look(readWallet, { childId: other.childId })).status).toBe(200);
  await system.want(closeSupport, {}, administrator);
  expect(await look(readWallet, { childId: other.childId })).toMatchObject(refused);
});

test('an account that runs the product has no family to look at', async () => {
  const { adultId: accountId } = await anAdult(system, { displayName: 'Eva' });
  await system.databases.sql.query(`update identity.profiles set role = 'super_admin' where id = $1`, [accountId]);
  const asked = await look(openSupport, { accountId, supportReason: 'asked' });
  expect([asked.status, asked.error.code]).toEqual([409, 'support_without_family']);
});

test('after 30 minutes it is over by itself, and before it is not', async () => {
  await open();
  system.clock.shift(supportLastsMs - 60_000);
  expect((await wallet()).status).toBe(200);
  system.clock.shift(60_000);
  expect(await wallet()).toMatchObject(refused);
  expect(await look(listChildGoals, { childId: home.childId })).toMatchObject(refused);
  expect((await system.want(readSupport, {}, administrator)).support).toBeNull();
  expect((await accesses())[0]).toMatchObject({ isOpen: false, looks: 1 });
});
