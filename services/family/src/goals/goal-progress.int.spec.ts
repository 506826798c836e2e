import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  createGoal,
  milestoneHit,
  readChildDashboard,
  setGoalActive,
  undoDecision,
  updateGoal,
} from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { aGoal, offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const bonuses = (...pairs: [25 | 50 | 75 | 100, number][]) =>
  pairs.map(([percent, bonusCoinsCents]) => ({ percent, bonusCoinsCents }));

describe('the way to a goal', () => {
  test('counts the points of approved work, and tells each milestone once', async () => {
    const home = aHousehold();
    const { setGoal, earn, way } = offers(service, home);
    const goalId = await setGoal({ milestones: bonuses([50, 300], [100, 0]) });
    await earn(10);
    expect(await way(goalId)).toMatchObject({ points: 10, percent: 25, state: 'activa' });
    await earn(10);
    expect(await way(goalId)).toMatchObject({ points: 20, percent: 50 });
    const told = (await service.published(milestoneHit)).filter((event) => event.goalId === goalId);
    expect(told).toEqual([expect.objectContaining({ percent: 50, bonusCoinsCents: 300, childId: home.childId })]);
  });

  test('is never said to be beyond its target', async () => {
    const home = aHousehold();
    const { setGoal, earn, way } = offers(service, home);
    const goalId = await setGoal({ milestones: bonuses([50, 300]), targetPoints: 40 });
    for (let time = 0; time < 5; time += 1) await earn(10);
    expect(await way(goalId)).toMatchObject({ points: 40, percent: 100 });
  });

  test('pays the bonus of a milestone in the same transaction', async () => {
    const home = aHousehold();
    const { setGoal, earn, coins } = offers(service, home);
    await setGoal({ milestones: bonuses([25, 300]) });
    await earn(10, 100);
    expect(await coins()).toBe(400);
  });

  test('undone, goes back with its bonus, and forward again without a second celebration', async () => {
    const home = aHousehold();
    const { owner, child, childId } = home;
    const { setGoal, earn, coins, way, approve } = offers(service, home);
    const goalId = await setGoal({ milestones: bonuses([25, 300]) });
    const { requestId } = await earn(10, 100);
    await service.ask(undoDecision, owner, { requestId });
    expect(await coins()).toBe(0);
    expect(await way(goalId)).toMatchObject({ points: 0, milestones: [{ isReached: false, reachedAt: null }] });

    await approve(requestId);
    expect(await coins()).toBe(400);
    expect(await way(goalId)).toMatchObject({ points: 10, milestones: [{ isReached: true }] });
    const told = (await service.published(milestoneHit)).filter((event) => event.goalId === goalId);
    expect(told).toHaveLength(1);
    const { celebrations } = await service.ask(readChildDashboard, child, { childId });
    expect(celebrations.filter(({ kind }) => kind === 'hito')).toHaveLength(1);
  });

  test('counts named activities only, and all of them when none is named', async () => {
    const home = aHousehold();
    const { setGoal, offer, earn, way } = offers(service, home);
    const other = await offer({ title: 'Regar las plantas' });
    const named = await setGoal({ associatedActivities: [other] });
    const all = await setGoal({});
    await earn(10);
    expect(await way(named)).toMatchObject({ points: 0 });
    expect(await way(all)).toMatchObject({ points: 10 });
  });

  test('counts what was claimed before the pause, and nothing claimed during it', async () => {
    const home = aHousehold();
    const { owner } = home;
    const { setGoal, offer, claim, requestOf, approve, earn, way } = offers(service, home);
    const goalId = await setGoal();
    const { occurrenceId } = await claim(await offer());
    await service.ask(setGoalActive, owner, { goalId, isActive: false });
    await approve(await requestOf(occurrenceId));
    await earn(5);
    expect(await way(goalId)).toMatchObject({ points: 10, state: 'pausada' });
  });

  test('does not count what was claimed before the goal was set', async () => {
    const home = aHousehold();
    const { setGoal, offer, claim, requestOf, approve, way } = offers(service, home);
    const { occurrenceId } = await claim(await offer());
    service.clock.shift(1_000);
    const goalId = await setGoal();
    await approve(await requestOf(occurrenceId));
    expect(await way(goalId)).toMatchObject({ points: 0 });
  });

  test('counts a claim of the last day, approved after it; the goal is over the day after', async () => {
    const home = aHousehold();
    const { setGoal, offer, claim, today, requestOf, approve, way, goal } = offers(service, home);
    const goalId = await setGoal({ dueAt: await today() });
    const { occurrenceId } = await claim(await offer());
    service.clock.shift(24 * 60 * 60_000);
    await approve(await requestOf(occurrenceId));
    expect(await way(goalId)).toMatchObject({ points: 10, state: 'vencida' });
    expect((await goal(goalId)).state).toBe('vencida');
  });
});

describe('a changed goal', () => {
  test('with a nearer end pays what lies behind the child now; with a farther one takes nothing back', async () => {
    const home = aHousehold();
    const { owner, childIds } = home;
    const { setGoal, earn, coins, way } = offers(service, home);
    const milestones = bonuses([50, 200]);
    const goalId = await setGoal({ targetPoints: 100, milestones });
    await earn(30);
    expect(await coins()).toBe(0);
    const nearer = aGoal(childIds, { targetPoints: 30, milestones });
    const { version } = await service.ask(updateGoal, owner, { ...nearer, goalId, version: 1 });
    expect(await coins()).toBe(200);
    expect(await way(goalId)).toMatchObject({ percent: 100, state: 'alcanzada' });

    const farther = aGoal(childIds, { targetPoints: 1000, milestones });
    await service.ask(updateGoal, owner, { ...farther, goalId, version });
    expect(await coins()).toBe(200);
    expect(await way(goalId)).toMatchObject({ percent: 100, state: 'alcanzada', milestones: [{ isReached: true }] });
  });

  test('refuses the change of someone who saw an older one', async () => {
    const home = aHousehold();
    const { setGoal } = offers(service, home);
    const goalId = await setGoal();
    await service.ask(updateGoal, home.owner, { ...aGoal(home.childIds, { title: 'Otra' }), goalId, version: 1 });
    await expect(
      service.ask(updateGoal, home.owner, { ...aGoal(home.childIds), goalId, version: 1 }),
    ).rejects.toMatchObject({ code: 'changed_before' });
  });

  test('takes a child in from now on, and lets one go', async () => {
    const home = aHousehold({ children: 2 });
    const [first, second] = home.childIds as [string, string];
    const { setGoal, earn, goal } = offers(service, home);
    const goalId = await setGoal({ childIds: [first] });
    await earn(10);
    await service.ask(updateGoal, home.owner, { ...aGoal([second]), goalId, version: 1 });
    expect((await goal(goalId)).progress).toEqual([expect.objectContaining({ childId: second, points: 0 })]);
    await service.ask(updateGoal, home.owner, { ...aGoal([first, second]), goalId, version: 2 });
    const points = (await goal(goalId)).progress.map((each) => [each.childId, each.points]);
    expect(Object.fromEntries(points)).toEqual({ [first]: 10, [second]: 0 });
  });
});

test('a goal of two households cannot be set', async () => {
  const home = aHousehold();
  const other = aHousehold();
  const both = { ...home.owner, children: { ...home.owner.children, ...other.owner.children } };
  await expect(service.ask(createGoal, both, aGoal([home.childId, other.childId]))).rejects.toMatchObject({
    code: 'children_of_two_families',
  });
});
