import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  createActivity,
  listActivities,
  offerChanged,
  readActivity,
  readAgenda,
  setActivityActive,
  setActivityArchived,
  updateActivity,
} from '@alcancia/contracts/family';
import { anAdult, aViewer, bootService, type TestService, writeSlowly } from '@alcancia/server-kit/testing';

import { aHousehold, anActivity, family as loopOf } from '../../test/builders.js';
import { family } from '../family.service.js';
import { activitiesPerChild } from './activity.limits.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });

describe('an adult', () => {
  test('offers an activity and finds it again as it was typed', async () => {
    const { owner, childIds, familyId } = aHousehold({ children: 2 });
    const input = anActivity(childIds, {
      title: '  Sacar al perro ñandú  ',
      description: 'Dos vueltas',
      steps: ['Ponerle la correa', 'Dar dos vueltas'],
      schedule: { mode: 'dias_semana', weekdays: [6, 1, 6] },
      evidence: 'nota',
      timeOfDay: 'tarde',
    });
    const { activityId } = await service.ask(createActivity, owner, input);
    expect(await service.ask(readActivity, owner, { activityId })).toMatchObject({
      id: activityId,
      title: 'Sacar al perro ñandú',
      steps: ['Ponerle la correa', 'Dar dos vueltas'],
      schedule: { mode: 'dias_semana', weekdays: [1, 6] },
      childIds,
      isActive: true,
      isArchived: false,
      canEdit: true,
      version: 1,
    });
    expect(await service.published(offerChanged)).toContainEqual({
      familyId,
      offerId: activityId,
      offer: 'activity',
      childIds,
    });
  });

  test('changes it, and a change made on an older version is refused', async () => {
    const { owner, childIds } = aHousehold();
    const { activityId } = await service.ask(createActivity, owner, anActivity(childIds));
    const change = { ...anActivity(childIds, { title: 'Recoger la mesa' }), activityId, version: 1 };
    expect(await service.ask(updateActivity, owner, change)).toEqual({ version: 2 });
    expect(await service.ask(readActivity, owner, { activityId })).toMatchObject({
      title: 'Recoger la mesa',
      version: 2,
    });
    await expect(service.ask(updateActivity, owner, change)).rejects.toEqual(refused('changed_before'));
  });

  test('pauses it, lets it go on, archives it and takes it out again', async () => {
    const { owner, childIds, child, childId } = aHousehold();
    const { activityId } = await service.ask(createActivity, owner, anActivity(childIds));
    const offered = async () => (await service.ask(readAgenda, child, { childId })).days[0]!.occurrences.length;

    await service.ask(setActivityActive, owner, { activityId, isActive: false });
    expect(await offered()).toBe(0);
    await service.ask(setActivityActive, owner, { activityId, isActive: true });
    expect(await offered()).toBe(1);

    await service.ask(setActivityArchived, owner, { activityId, isArchived: true });
    expect(await offered()).toBe(0);
    expect((await service.ask(listActivities, owner, {})).activities).toEqual([]);
    expect((await service.ask(listActivities, owner, { archived: 'yes' })).activities).toHaveLength(1);
    await expect(service.ask(setActivityActive, owner, { activityId, isActive: false })).rejects.toEqual(
      refused('activity_archived'),
    );
    const change = { ...anActivity(childIds), activityId, version: 4 };
    await expect(service.ask(updateActivity, owner, change)).rejects.toEqual(refused('activity_archived'));

    await service.ask(setActivityArchived, owner, { activityId, isArchived: false });
    expect(await offered()).toBe(1);
  });

  test('reads the list page by page, newest first, without gaps or repeats', async () => {
    const { owner, childIds } = aHousehold();
    const made: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      made.unshift((await service.ask(createActivity, owner, anActivity(childIds))).activityId);
    }
    const first = await service.ask(listActivities, owner, { limit: 2 });
    const second = await service.ask(listActivities, owner, { limit: 2, cursor: first.nextCursor! });
    const third = await service.ask(listActivities, owner, { limit: 2, cursor: second.nextCursor! });
    expect([first, second, third].flatMap(({ activities }) => activities.map(({ id }) => id))).toEqual(made);
    expect(third.nextCursor).toBeNull();
  });

  test('may have 50 active ones per child, not one more; a paused one makes room', async () => {
    const { owner, childIds } = aHousehold({ children: 2 });
    const ids: string[] = [];
    for (let nth = 0; nth < activitiesPerChild; nth += 1) {
      ids.push((await service.ask(createActivity, owner, anActivity([childIds[0]!]))).activityId);
    }
    const both = anActivity(childIds);
    const full = async () => (await service.ask(listActivities, owner, { limit: 1 })).full;
    expect(await full()).toEqual({ limit: activitiesPerChild, childIds: [childIds[0]] });
    await expect(service.ask(createActivity, owner, both)).rejects.toMatchObject({
      code: 'activity_limit_reached',
      details: { limit: activitiesPerChild },
    });
    await service.ask(setActivityActive, owner, { activityId: ids[0]!, isActive: false });
    expect(await full()).toMatchObject({ childIds: [] });
    await service.ask(createActivity, owner, both);
    await expect(service.ask(setActivityActive, owner, { activityId: ids[0]!, isActive: true })).rejects.toEqual(
      refused('activity_limit_reached'),
    );
  });

  test('never passes the limit by offering many at once', async () => {
    const { owner, childIds } = aHousehold();
    for (let nth = 0; nth < activitiesPerChild - 1; nth += 1)
      await service.ask(createActivity, owner, anActivity(childIds));
    await writeSlowly(service, { table: 'family.activities', when: `new.child_ids @> array['${childIds[0]}'::uuid]` });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.answer(createActivity, owner, anActivity(childIds))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(
      Array.from({ length: 7 }, () => 'activity_limit_reached'),
    );
  });
});

describe('it is refused', () => {
  test('to name children of two families, or a child of others', async () => {
    const here = aHousehold();
    const there = aHousehold();
    const guardian = anAdult({ children: [here.childId], familyId: here.familyId });
    const both = { ...guardian, children: { ...guardian.children, ...there.owner.children } };
    await expect(service.ask(createActivity, both, anActivity([here.childId, there.childId]))).rejects.toEqual(
      refused('children_of_two_families'),
    );
    await expect(service.ask(createActivity, here.owner, anActivity([here.childId, there.childId]))).rejects.toEqual(
      refused('not_found'),
    );
    await expect(service.ask(createActivity, here.owner, anActivity([v7()]))).rejects.toEqual(refused('not_found'));
  });

  test('to everyone who may only look, and to children', async () => {
    const { owner, childIds, familyId, child } = aHousehold();
    const viewer = aViewer({ children: childIds, familyId });
    const { activityId } = await service.ask(createActivity, owner, anActivity(childIds));
    expect(await service.ask(readActivity, viewer, { activityId })).toMatchObject({ canEdit: false });
    const change = { ...anActivity(childIds), activityId, version: 1 };
    for (const [who, code] of [
      [viewer, 'not_permitted'],
      [child, 'not_for_this_profile'],
    ] as const) {
      await expect(service.ask(createActivity, who, anActivity(childIds))).rejects.toEqual(refused(code));
      await expect(service.ask(updateActivity, who, change)).rejects.toEqual(refused(code));
      await expect(service.ask(setActivityActive, who, { activityId, isActive: false })).rejects.toEqual(refused(code));
      await expect(service.ask(setActivityArchived, who, { activityId, isArchived: true })).rejects.toEqual(
        refused(code),
      );
    }
  });

  test('in the same words for an activity of others and for one that never existed', async () => {
    const theirs = await loopOf(service, aHousehold()).offer();
    const { owner, childIds } = aHousehold();
    for (const activityId of [theirs, v7()]) {
      await expect(service.ask(readActivity, owner, { activityId })).rejects.toEqual(refused('not_found'));
      const change = { ...anActivity(childIds), activityId, version: 1 };
      await expect(service.ask(updateActivity, owner, change)).rejects.toEqual(refused('not_found'));
      await expect(service.ask(setActivityActive, owner, { activityId, isActive: false })).rejects.toEqual(
        refused('not_found'),
      );
      await expect(service.ask(setActivityArchived, owner, { activityId, isArchived: true })).rejects.toEqual(
        refused('not_found'),
      );
    }
    await expect(service.ask(listActivities, owner, { childId: v7() })).rejects.toEqual(refused('not_found'));
  });

  test('to change one that names a child of whom the adult has no rights; that child is not named to them', async () => {
    const { owner, childIds, familyId } = aHousehold({ children: 2 });
    const { activityId } = await service.ask(createActivity, owner, anActivity(childIds));
    const guardian = anAdult({ children: [childIds[0]!], familyId });
    expect(await service.ask(readActivity, guardian, { activityId })).toMatchObject({
      childIds: [childIds[0]],
      canEdit: false,
    });
    await expect(service.ask(setActivityActive, guardian, { activityId, isActive: false })).rejects.toEqual(
      refused('not_permitted'),
    );
  });

  test.each([
    ['no title', { title: '  ' }],
    ['a title of 61 characters', { title: 'a'.repeat(61) }],
    ['control characters', { title: 'a\u202Eb' }],
    ['half a character', { title: 'a\uD800' }],
    ['negative points', { points: -1 }],
    ['points beyond 500', { points: 501 }],
    ['half a point', { points: 1.5 }],
    ['coins that are not whole', { coinsCents: 150 }],
    ['coins beyond the limit', { coinsCents: 100_100 }],
    ['huge coins', { coinsCents: 1e21 }],
    ['nobody to do it', { childIds: [] }],
    ['a day that is none', { schedule: { mode: 'dias_semana' as const, weekdays: [8] } }],
    ['no days', { schedule: { mode: 'dias_semana' as const, weekdays: [] } }],
    ['no picture', { emoji: 'x' }],
  ])('with %s', async (_what, wrong) => {
    const { owner, childIds } = aHousehold();
    await expect(service.ask(createActivity, owner, anActivity(childIds, wrong))).rejects.toEqual(
      refused('invalid_input'),
    );
  });

  test.each(['x', '%00', Buffer.from('["x"]').toString('base64url'), Buffer.from('{}').toString('base64url')])(
    'to go on from the cursor %s',
    async (cursor) => {
      await expect(service.ask(listActivities, aHousehold().owner, { cursor })).rejects.toEqual(
        refused('invalid_input'),
      );
    },
  );
});
