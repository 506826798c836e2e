import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { firstIdeaKept } from '@alcancia/contracts/assistant';
import {
  dismissCelebrations,
  ideaCounted,
  readChildDashboard,
  readProgress,
  setGoalArchived,
  setRewardActive,
} from '@alcancia/contracts/family';
import { anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

test('sections open one after the other, and each step is a seventh', async () => {
  const home = aHousehold();
  const { owner } = home;
  const world = offers(service, home);
  const now = () => service.ask(readProgress, owner, {});
  const closed = { children: true, goals: false, activities: false, challenges: false, rewards: false };
  expect(await service.ask(readProgress, anAdult(), {})).toMatchObject({ percent: 0, unlocked: closed });

  expect(await now()).toMatchObject({ percent: 14, unlocked: { ...closed, goals: true } });
  const goalId = await world.setGoal();
  expect(await now()).toMatchObject({ percent: 29, unlocked: { ...closed, goals: true, activities: true } });
  await world.offer();
  const open = { children: true, goals: true, activities: true, challenges: true, rewards: true };
  expect(await now()).toMatchObject({ percent: 43, unlocked: open });
  const rewardId = await world.offerReward();
  expect(await now()).toMatchObject({ percent: 57, unlocked: open });

  await service.ask(setRewardActive, owner, { rewardId, isActive: false });
  expect(await now()).toMatchObject({ percent: 43 });
  await service.ask(setGoalArchived, owner, { goalId, isArchived: true });
  const { steps, unlocked } = await now();
  expect(unlocked).toEqual({ ...closed, goals: true });
  expect(steps.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['children', true],
    ['activities', true],
    ['goals', false],
    ['challenges', false],
    ['rewards', false],
    ['inspiraccion', false],
    ['bot', false],
  ]);
});

test('who has kept an idea has done that step, and its screens hear it', async () => {
  const { owner } = aHousehold();
  const isDone = async () => {
    const { steps } = await service.ask(readProgress, owner, {});
    return steps.find(({ step }) => step === 'inspiraccion')?.isDone;
  };
  expect(await isDone()).toBe(false);
  await service.tell(firstIdeaKept, { authorId: owner.adultId });
  expect(await isDone()).toBe(true);
  expect(await service.published(ideaCounted)).toEqual([{ recipientId: owner.adultId }]);
});

test('the way to the first coin is known: claimed, then paid, then seen by the child', async () => {
  const home = aHousehold();
  const world = offers(service, home);
  const firstCoin = async () => (await service.ask(readProgress, home.owner, {})).firstCoin;
  const activityId = await world.offer();
  expect(await firstCoin()).toEqual({ isClaimed: false, isPaid: false, unseenBy: null });
  const { occurrenceId } = await world.claim(activityId);
  expect(await firstCoin()).toEqual({ isClaimed: true, isPaid: false, unseenBy: null });
  await world.approve(await world.requestOf(occurrenceId));
  expect(await firstCoin()).toEqual({ isClaimed: false, isPaid: true, unseenBy: home.childId });
  const { celebrations } = await service.ask(readChildDashboard, home.child, { childId: home.childId });
  await service.ask(dismissCelebrations, home.child, { ids: celebrations.map(({ id }) => id) });
  expect(await firstCoin()).toEqual({ isClaimed: false, isPaid: true, unseenBy: null });
});
