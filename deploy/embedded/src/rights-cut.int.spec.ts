import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { approveRequest, listApprovals } from '@alcancia/contracts/family';
import {
  acceptInvitation,
  changeRights,
  endGuardianship,
  leaveChild,
  listChildren,
  listGuardians,
  readChild,
  whoAmI,
} from '@alcancia/contracts/identity';
import type { LiveFrame } from '@alcancia/contracts/live';
import { listNotifications } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { type Adult, aHome, anAdult, enterChild, type Home } from '@alcancia/testing';

import { aLiveTab } from '../test/a-live-tab.js';
import { invite } from '../test/an-invitation.js';
import { aSystem, type TestSystem } from '../test/a-system.js';

let system: TestSystem;
let home: Home;
let guardian: Adult;
beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

beforeEach(async () => {
  home = await aHome(system);
  guardian = await anAdult(system, { displayName: 'Rosa' });
  const { token } = await invite(system, home.asAdult, { email: guardian.email, childIds: [home.childId] });
  await system.want(acceptInvitation, { token }, { token: guardian.token });
  await system.settled();
});

const link = () => ({ childId: home.childId, adultId: guardian.adultId });
const versionOf = async () => {
  const { guardians } = await system.want(listGuardians, { childId: home.childId }, home.asAdult);
  return guardians.find(({ adultId }) => adultId === guardian.adultId)?.version ?? 0;
};
const asGuardian = () => ({ token: guardian.token });
const isStale = (topic: 'approvals' | 'children') => (frame: LiveFrame) =>
  frame.type === 'stale' && frame.topics.includes(topic);

test('rights that are cut hold for the next tap, and the open page of approvals is read again without its buttons', async () => {
  const requestId = await home.claimed();
  await system.settled();
  const [before] = (await system.want(listApprovals, {}, asGuardian())).requests;
  expect(before).toMatchObject({ requestId, canDecide: true });
  const tab = await aLiveTab(system.address, guardian.token);

  const permissions = { ...fullAccess, approvals: 'view_only' } as const;
  await system.want(changeRights, { ...link(), permissions, version: await versionOf() }, home.asAdult);
  const { status, error } = await system.ask(approveRequest, { requestId }, asGuardian());
  expect([status, error.code]).toEqual([403, 'not_permitted']);
  await tab.hears('approvals are stale', isStale('approvals'));
  await tab.hears('children are stale', isStale('children'));
  const [after] = (await system.want(listApprovals, {}, asGuardian())).requests;
  expect(after).toMatchObject({ requestId, canDecide: false });
  await tab.close();
});

test.each([
  ['by the owner', () => system.want(endGuardianship, link(), home.asAdult)],
  ['by the own wish', () => system.want(leaveChild, { childId: home.childId }, asGuardian())],
])('of a child whose link was ended %s nothing is left on any screen', async (_, end) => {
  const requestId = await home.claimed();
  const inWorld = await enterChild(system, guardian, home.child);
  await system.settled();
  expect((await system.want(whoAmI, {}, { token: inWorld })).profile).toBe('child');
  expect((await system.want(listNotifications, {}, asGuardian())).unread).toBeGreaterThan(0);
  const tab = await aLiveTab(system.address, guardian.token);
  const tabInWorld = await aLiveTab(system.address, inWorld);

  await end();
  expect((await system.ask(approveRequest, { requestId }, asGuardian())).status).toBe(404);
  expect((await system.ask(readChild, { childId: home.childId }, asGuardian())).status).toBe(404);
  expect((await system.want(whoAmI, {}, { token: inWorld })).profile).toBe('none');
  await tab.hears('approvals are stale', isStale('approvals'));
  await tab.hears('children are stale', isStale('children'));
  await tabInWorld.hears('another profile', ({ type }) => type === 'session-changed');
  await system.settled();
  expect((await system.want(listApprovals, {}, asGuardian())).requests).toEqual([]);
  expect((await system.want(listChildren, {}, asGuardian())).children).toEqual([]);
  const { notifications } = await system.want(listNotifications, {}, asGuardian());
  expect(notifications.filter(({ payload }) => payload.childId === home.childId)).toEqual([]);
  await Promise.all([tab.close(), tabInWorld.close()]);
});
