import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  createActivity,
  createGoal,
  listChildGoals,
  listGoals,
  offerChanged,
  readGoal,
  redeemGoal,
  setGoalActive,
  setGoalArchived,
  updateGoal,
} from '@alcancia/contracts/family';
import { aChild, anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, anActivity } from '../../test/builders.js';
import { aGoal, offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const aWorld = (options: Parameters<typeof aHousehold>[0] = {}) => {
  const home = aHousehold(options);
  return { ...home, ...offers(service, home) };
};

describe('a goal', () => {
  test('is kept as it was typed, with its milestones in order, and screens hear of it', async () => {
    const { owner, childId, childIds, offer, goal } = aWorld();
    const activityId = await offer();
    const typed = aGoal([...childIds, childId], {
      associatedActivities: [activityId, activityId],
      dueAt: '2099-12-31',
      prize: { kind: 'monedas', coinsCents: 500 },
      milestones: [
        { percent: 75, bonusCoinsCents: 100 },
        { percent: 25, bonusCoinsCents: 0 },
      ],
    });
    const { goalId } = await service.ask(createGoal, owner, typed);
    expect(await goal(goalId)).toMatchObject({
      ...typed,
      childIds,
      associatedActivities: [activityId],
      milestones: [{ percent: 25 }, { percent: 75 }],
      state: 'activa',
      canEdit: true,
      version: 1,
      progress: [{ childId, points: 0, percent: 0, state: 'activa' }],
    });
    const told = (await service.published(offerChanged)).filter(({ offerId }) => offerId === goalId);
    expect(told).toEqual([expect.objectContaining({ offer: 'goal', childIds })]);
  });

  test('rests, is put away and comes back', async () => {
    const { owner, child, childId, setGoal, goal, way } = aWorld();
    const goalId = await setGoal();
    await service.ask(setGoalActive, owner, { goalId, isActive: false });
    expect(await way(goalId)).toMatchObject({ state: 'pausada' });
    await service.ask(setGoalActive, owner, { goalId, isActive: true });
    const { version } = await service.ask(setGoalArchived, owner, { goalId, isArchived: true });
    expect(await goal(goalId)).toMatchObject({ state: 'archivada', version });
    expect((await service.ask(listChildGoals, child, { childId })).goals).toEqual([]);
    await service.ask(setGoalArchived, owner, { goalId, isArchived: false });
    expect(await way(goalId)).toMatchObject({ state: 'activa' });
  });

  test('put away, or given to another child, stays while its prize waits', async () => {
    const { owner, child, childIds, setGoal, earn, way } = aWorld({ children: 2 });
    const goalId = await setGoal({ targetPoints: 10 });
    await earn(10);
    await service.ask(redeemGoal, child, { goalId });
    const { version } = await service.ask(setGoalArchived, owner, { goalId, isArchived: true });
    expect(await way(goalId)).toMatchObject({ state: 'por_entregar' });
    await service.ask(updateGoal, owner, { ...aGoal(childIds.slice(1)), goalId, version });
    expect(await way(goalId)).toMatchObject({ state: 'por_entregar' });
  });

  test('is refused with a date that has passed, a milestone named twice or an activity of others', async () => {
    const { owner, childIds, setGoal } = aWorld();
    await expect(setGoal({ dueAt: '2020-01-01' })).rejects.toMatchObject({ code: 'goal_date_passed' });
    const half = { percent: 50, bonusCoinsCents: 0 } as const;
    await expect(setGoal({ milestones: [half, half] })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(setGoal({ targetPoints: 9 })).rejects.toMatchObject({ code: 'invalid_input' });
    const other = aHousehold();
    const { activityId } = await service.ask(createActivity, other.owner, anActivity(other.childIds));
    for (const id of [activityId, v7()]) {
      await expect(setGoal({ associatedActivities: [id] })).rejects.toMatchObject({ code: 'not_found' });
    }
    const goalId = await setGoal();
    const late = { ...aGoal(childIds, { dueAt: '2020-01-01' }), goalId, version: 1 };
    await expect(service.ask(updateGoal, owner, late)).rejects.toMatchObject({ code: 'goal_date_passed' });
  });
});

describe('access to goals', () => {
  test('of other children they do not exist, like those that never were', async () => {
    const { childIds, setGoal } = aWorld();
    const foreign = await setGoal();
    const strangers = [anAdult(), anAdult({ children: [v7()] })];
    for (const stranger of strangers) {
      for (const goalId of [foreign, v7()]) {
        const refused = { code: 'not_found', details: {} };
        await expect(service.ask(readGoal, stranger, { goalId })).rejects.toMatchObject(refused);
        const away = { goalId, isArchived: true };
        await expect(service.ask(setGoalArchived, stranger, away)).rejects.toMatchObject(refused);
        const change = { ...aGoal(stranger === strangers[1] ? Object.keys(stranger.children) : childIds), goalId };
        await expect(service.ask(updateGoal, stranger, { ...change, version: 1 })).rejects.toMatchObject(refused);
      }
    }
    await expect(service.ask(createGoal, anAdult(), aGoal(childIds))).rejects.toMatchObject({ code: 'not_found' });
    for (const caller of [aChild(v7()), anAdult()]) {
      const [childId] = childIds as [string];
      await expect(service.ask(listChildGoals, caller, { childId })).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('rights on one of the children show a goal, rights on all of them change it', async () => {
    const { familyId, childIds, setGoal } = aWorld({ children: 2 });
    const [first] = childIds as [string, string];
    const goalId = await setGoal();
    const half = anAdult({ children: [first], familyId });
    const seen = await service.ask(readGoal, half, { goalId });
    expect(seen).toMatchObject({ childIds: [first], canEdit: false });
    expect(seen.progress.map(({ childId }) => childId)).toEqual([first]);
    const viewer = aViewer({ children: childIds, familyId });
    for (const caller of [half, viewer]) {
      await expect(service.ask(setGoalActive, caller, { goalId, isActive: false })).rejects.toMatchObject({
        code: 'not_permitted',
      });
    }
    await expect(service.ask(createGoal, viewer, aGoal(childIds))).rejects.toMatchObject({ code: 'not_permitted' });
  });

  test('a child neither sets nor changes goals', async () => {
    const { child, childIds } = aWorld();
    await expect(service.ask(createGoal, child, aGoal(childIds))).rejects.toMatchObject({
      code: 'not_for_this_profile',
    });
  });
});

describe('lists of goals', () => {
  test('come newest first, page by page, archived ones apart', async () => {
    const { owner, childId, setGoal } = aWorld();
    const ids = [await setGoal(), await setGoal(), await setGoal()];
    const first = await service.ask(listGoals, owner, { limit: 2, childId });
    expect(first.goals.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    const second = await service.ask(listGoals, owner, { limit: 2, cursor: first.nextCursor! });
    expect(second.goals.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(second.nextCursor).toBeNull();
    await service.ask(setGoalArchived, owner, { goalId: ids[0]!, isArchived: true });
    expect((await service.ask(listGoals, owner, { archived: 'yes' })).goals.map(({ id }) => id)).toEqual([ids[0]]);
    await expect(service.ask(listGoals, owner, { cursor: 'x' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(service.ask(listGoals, owner, { childId: v7() })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('of a child begin with what it can ask for, then what is nearest, page by page', async () => {
    const { child, childId, setGoal, earn } = aWorld();
    const far = await setGoal({ targetPoints: 100 });
    const near = await setGoal({ targetPoints: 20 });
    const reached = await setGoal({ targetPoints: 10 });
    await earn(10);
    const first = await service.ask(listChildGoals, child, { childId, limit: 2 });
    expect(first.goals.map(({ id }) => id)).toEqual([reached, near]);
    const second = await service.ask(listChildGoals, child, { childId, limit: 2, cursor: first.nextCursor! });
    expect(second.goals.map(({ id }) => id)).toEqual([far]);
    expect(second.nextCursor).toBeNull();
    const tampered = Buffer.from(JSON.stringify([1e12, 0, far])).toString('base64url');
    await expect(service.ask(listChildGoals, child, { childId, cursor: tampered })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
