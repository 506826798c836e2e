import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  createActivity,
  listActivities,
  listChildActivities,
  readAgenda,
  setActivityActive,
  setActivityArchived,
  undoDecision,
  updateActivity,
} from '@alcancia/contracts/family';
import { aChild, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, anActivity } from '../../test/builders.js';
import { offers } from '../../test/offers.js';
import { family } from '../family.service.js';
import { activitiesPerChild } from './activity.limits.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const once = { schedule: { mode: 'unica' } } as const;

const aWorld = (options: Parameters<typeof aHousehold>[0] = {}) => {
  const home = aHousehold(options);
  const listed = async (archived: 'no' | 'yes', childId?: string) => {
    const asked = { archived, ...(childId === undefined ? {} : { childId }) };
    return (await service.ask(listActivities, home.owner, asked)).activities;
  };
  const ids = async (archived: 'no' | 'yes', childId?: string) => (await listed(archived, childId)).map(({ id }) => id);
  const doable = async () =>
    (await service.ask(listChildActivities, home.child, { childId: home.childId })).activities.map(({ id }) => id);
  return { ...home, ...offers(service, home), listed, ids, doable };
};

describe('a one-off activity that was approved', () => {
  test('leaves the active ones, stands with the archived, and an undo puts it back', async () => {
    const { owner, child, childId, earn, ids, doable, listed } = aWorld();
    const { activityId, requestId } = await earn(10);
    expect(await ids('no')).toEqual([]);
    expect(await listed('yes')).toMatchObject([{ id: activityId, isArchived: false, doneBy: [childId] }]);
    expect(await doable()).toEqual([]);
    const [today] = (await service.ask(readAgenda, child, { childId })).days;
    expect(today!.occurrences).toMatchObject([{ activityId, state: 'aprobada' }]);

    await service.ask(undoDecision, owner, { requestId });
    expect(await ids('no')).toEqual([activityId]);
    expect(await ids('yes')).toEqual([]);
    expect(await doable()).toEqual([activityId]);
  });

  test('stays active while it waits for an adult, and for the child who has not done it', async () => {
    const { familyId, childIds, offer, claim, requestOf, approve, ids, listed } = aWorld({ children: 2 });
    const activityId = await offer(once);
    const { occurrenceId } = await claim(activityId);
    expect(await ids('no')).toEqual([activityId]);
    await approve(await requestOf(occurrenceId));
    const [first, second] = childIds as [string, string];
    expect(await ids('no', first)).toEqual([]);
    expect(await ids('no', second)).toEqual([activityId]);
    expect(await ids('yes', first)).toEqual([activityId]);
    expect(await ids('yes', second)).toEqual([]);
    expect(await listed('no')).toMatchObject([{ id: activityId, doneBy: [first] }]);
    const sibling = aChild(second, { familyId });
    const { activities } = await service.ask(listChildActivities, sibling, { childId: second });
    expect(activities.map(({ id }) => id)).toEqual([activityId]);
  });

  test('counts no more towards the 50 of its child', async () => {
    const { owner, childIds, earn } = aWorld();
    await earn(10);
    for (let nth = 0; nth < activitiesPerChild; nth += 1)
      await service.ask(createActivity, owner, anActivity(childIds, once));
    await expect(service.ask(createActivity, owner, anActivity(childIds))).rejects.toMatchObject({
      code: 'activity_limit_reached',
    });
  });

  test('takes another title while its child has 50 active ones, and is refused where that makes it the 51st', async () => {
    const { owner, childIds, earn, ids } = aWorld({ children: 2 });
    const { activityId } = await earn(10);
    const [first, second] = childIds as [string, string];
    for (let nth = 0; nth < activitiesPerChild; nth += 1) await service.ask(createActivity, owner, anActivity([first]));
    const edit = (version: number, more: Parameters<typeof anActivity>[1] = {}) =>
      service.ask(updateActivity, owner, {
        ...anActivity(childIds, { ...once, title: 'Ordenar el garaje', ...more }),
        activityId,
        version,
      });
    expect(await edit(1)).toEqual({ version: 2 });
    const refused = { code: 'activity_limit_reached', details: { limit: activitiesPerChild } };
    await expect(edit(2, { schedule: { mode: 'diaria' } })).rejects.toMatchObject(refused);
    await service.ask(setActivityActive, owner, { activityId, isActive: false });
    await service.ask(setActivityActive, owner, { activityId, isActive: true });
    expect(await ids('no', second)).toEqual([activityId]);
    const [one] = await ids('no', first);
    await service.ask(setActivityArchived, owner, { activityId: one!, isArchived: true });
    await edit(4, { schedule: { mode: 'diaria' } });
    await expect(
      service.ask(setActivityArchived, owner, { activityId: one!, isArchived: false }),
    ).rejects.toMatchObject(refused);
  });

  test('is active again once it is done every day, and archived like any other', async () => {
    const { owner, childIds, earn, ids } = aWorld();
    const { activityId } = await earn(10);
    await service.ask(updateActivity, owner, { ...anActivity(childIds), activityId, version: 1 });
    expect(await ids('no')).toEqual([activityId]);
    await service.ask(setActivityArchived, owner, { activityId, isArchived: true });
    expect(await ids('no')).toEqual([]);
    expect(await ids('yes')).toEqual([activityId]);
  });
});
