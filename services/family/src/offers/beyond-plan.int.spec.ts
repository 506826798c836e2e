import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { type CallerShape } from '@alcancia/contracts/caller';
import {
  claimActivity,
  createActivity,
  createGoal,
  createReward,
  readActivity,
  readGoal,
  redeemReward,
  updateActivity,
  updateGoal,
} from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { anActivity } from '../../test/builders.js';
import { aGoal, aReward, aWish } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

/** The same person after the household got a plan that is too small for this child. */
const beyondPlan = (person: CallerShape, childId: string): CallerShape => ({
  ...person,
  children: { ...person.children, [childId]: { ...person.children[childId]!, isBeyondPlan: true } },
});

/** The first of two children, who has 12 monedas, a reward of 5 and something done that waits, is beyond the plan from now on. */
async function aChildBeyondPlan() {
  const home = await aWish(service, {}, { children: 2 });
  const { childId, childIds } = home;
  const activityId = await home.offer();
  const open = await home.offer({ title: 'Regar las plantas' });
  const waiting = await home.requestOf((await home.claim(activityId)).occurrenceId);
  const owner = beyondPlan(home.owner, childId);
  return { ...home, open, waiting, owner, child: beyondPlan(home.child, childId), other: childIds[1]! };
}

test('a child beyond the plan earns nothing anew', async () => {
  const { owner, child, childId, childIds, other, open, today, agenda } = await aChildBeyondPlan();
  const refused = { code: 'child_beyond_plan', details: { childId } };
  const claim = { childId, activityId: open, dueOn: await today() };
  await expect(service.ask(claimActivity, child, claim)).rejects.toMatchObject(refused);
  await expect(service.ask(claimActivity, owner, claim)).rejects.toMatchObject(refused);
  await expect(service.ask(createActivity, owner, anActivity(childIds))).rejects.toMatchObject(refused);
  await expect(service.ask(createGoal, owner, aGoal(childIds))).rejects.toMatchObject(refused);

  // It is not added to what is there for another child, either.
  const { activityId } = await service.ask(createActivity, owner, anActivity([other]));
  const { goalId } = await service.ask(createGoal, owner, aGoal([other]));
  const activity = {
    ...anActivity(childIds),
    activityId,
    version: (await service.ask(readActivity, owner, { activityId })).version,
  };
  await expect(service.ask(updateActivity, owner, activity)).rejects.toMatchObject(refused);
  const goal = { ...aGoal(childIds), goalId, version: (await service.ask(readGoal, owner, { goalId })).version };
  await expect(service.ask(updateGoal, owner, goal)).rejects.toMatchObject(refused);
  const untouched = (await agenda()).days[0]?.occurrences.find((one) => one.activityId === open);
  expect(untouched?.state).toBe('disponible');
});

test('it gets what it has earned, spends it, and what it shares with others goes on', async () => {
  const { owner, child, childIds, open, rewardId, waiting, coins, approve } = await aChildBeyondPlan();
  await approve(waiting);
  expect(await coins()).toBe(1700);
  const { redemption } = await service.ask(redeemReward, child, { rewardId, costCents: 500 });
  expect(redemption.state).toBe('solicitada');
  await service.ask(createReward, owner, aReward(childIds));

  const { version } = await service.ask(readActivity, owner, { activityId: open });
  const renamed = { ...anActivity(childIds), title: 'Regar el jardín', activityId: open, version };
  await service.ask(updateActivity, owner, renamed);
  expect(await service.ask(readActivity, owner, { activityId: open })).toMatchObject({ title: 'Regar el jardín' });
});
