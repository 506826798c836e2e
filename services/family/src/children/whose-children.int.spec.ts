import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { type CallerShape, permissionLevels } from '@alcancia/contracts/caller';
import { areas } from '@alcancia/contracts/define';
import {
  approveRequest,
  createActivity,
  createGoal,
  createReward,
  listApprovals,
  readActivity,
  readGoal,
  readReward,
  updateActivity,
  updateGoal,
  updateReward,
} from '@alcancia/contracts/family';
import { aChild, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, anActivity, family as loopOf } from '../../test/builders.js';
import { aGoal, aReward } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

type Link = CallerShape['children'][string];
const familyId = v7();
const rights = (level: (typeof permissionLevels)[number], role: Link['role'] = 'guardian'): Link => ({
  familyId,
  timeZone: 'America/Mexico_City',
  role,
  permissions: Object.fromEntries(areas.map((area) => [area, level])) as Link['permissions'],
});

const own = v7();
/** Children whom the adult must not put into anything, and what is answered. */
const others: Record<string, [childId: string, link: Link | null, code: string]> = {
  'that never was': [v7(), null, 'not_found'],
  'whom they may only view': [v7(), rights('view_only'), 'not_permitted'],
  'on whom they have no rights': [v7(), rights('no_access'), 'not_permitted'],
  'whom they watch as a viewer, whatever the permissions say': [v7(), rights('full_access', 'viewer'), 'not_permitted'],
  'of another family of theirs': [
    v7(),
    { ...rights('full_access', 'owner'), familyId: v7() },
    'children_of_two_families',
  ],
};
const linked = Object.values(others).flatMap(([childId, link]) => (link ? [[childId, link] as const] : []));
const adult: CallerShape = {
  ...anAdult({ familyId, children: [] }),
  children: { [own]: rights('full_access', 'owner'), ...Object.fromEntries(linked) },
};
const cases = Object.entries(others).map(([who, [childId, , code]]) => [who, childId, code] as const);

const refused = (code: string) => expect.objectContaining({ code });

describe('a child', () => {
  test.each(cases)(
    '%s is put into no activity, neither a new one nor one that there is',
    async (_who, childId, code) => {
      const childIds = [own, childId];
      await expect(service.ask(createActivity, adult, anActivity(childIds))).rejects.toEqual(refused(code));
      const { activityId } = await service.ask(createActivity, adult, anActivity([own]));
      const change = { ...anActivity(childIds), activityId, version: 1 };
      await expect(service.ask(updateActivity, adult, change)).rejects.toEqual(refused(code));
      expect(await service.ask(readActivity, adult, { activityId })).toMatchObject({ childIds: [own], version: 1 });
    },
  );

  test.each(cases)('%s is put into no goal, neither a new one nor one that there is', async (_who, childId, code) => {
    const childIds = [own, childId];
    await expect(service.ask(createGoal, adult, aGoal(childIds))).rejects.toEqual(refused(code));
    const { goalId } = await service.ask(createGoal, adult, aGoal([own]));
    const change = { ...aGoal(childIds), goalId, version: 1 };
    await expect(service.ask(updateGoal, adult, change)).rejects.toEqual(refused(code));
    expect(await service.ask(readGoal, adult, { goalId })).toMatchObject({ childIds: [own], version: 1 });
  });

  test.each(cases)('%s is put into no reward, neither a new one nor one that there is', async (_who, childId, code) => {
    const childIds = [own, childId];
    await expect(service.ask(createReward, adult, aReward(childIds))).rejects.toEqual(refused(code));
    const { rewardId } = await service.ask(createReward, adult, aReward([own]));
    const change = { ...aReward(childIds), rewardId, version: 1 };
    await expect(service.ask(updateReward, adult, change)).rejects.toEqual(refused(code));
    expect(await service.ask(readReward, adult, { rewardId })).toMatchObject({ childIds: [own], version: 1 });
  });
});

test('activities of another family count for no goal, neither for a new one nor for one that there is', async () => {
  const theirs = aHousehold();
  const foreign = await loopOf(service, theirs).offer();
  const { goalId } = await service.ask(createGoal, adult, aGoal([own]));
  for (const associatedActivities of [[foreign], [v7()]]) {
    const fields = aGoal([own], { associatedActivities });
    await expect(service.ask(createGoal, adult, fields)).rejects.toEqual(refused('not_found'));
    await expect(service.ask(updateGoal, adult, { ...fields, goalId, version: 1 })).rejects.toEqual(
      refused('not_found'),
    );
  }
  expect(await service.ask(readGoal, adult, { goalId })).toMatchObject({ associatedActivities: [], version: 1 });
});

test('a viewer decides on nothing, whatever the permissions say', async () => {
  const home = aHousehold();
  const requestId = await loopOf(service, home).claimed();
  const link = { ...rights('full_access', 'viewer'), familyId: home.familyId };
  const viewer = anAdult({ familyId: home.familyId, children: home.childIds, link });
  expect((await service.ask(listApprovals, viewer, {})).requests).toMatchObject([{ requestId, canDecide: false }]);
  await expect(service.ask(approveRequest, viewer, { requestId })).rejects.toMatchObject({ code: 'not_permitted' });
  await expect(service.ask(approveRequest, aChild(home.childId), { requestId })).rejects.toMatchObject({
    code: 'not_for_this_profile',
  });
});
