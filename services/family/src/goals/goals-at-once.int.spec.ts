import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  approveAllRequests,
  approveRequest,
  milestoneHit,
  redeemGoal,
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

const half = [{ percent: 50 as const, bonusCoinsCents: 300 }];

/** A goal of 40 points, and four claims of 10 points that wait for an adult. */
const aRace = async () => {
  const home = aHousehold();
  const world = offers(service, home);
  const goalId = await world.setGoal({ milestones: half });
  const requestIds: string[] = [];
  for (let each = 0; each < 4; each += 1) {
    const { occurrenceId } = await world.claim(await world.offer({ coinsCents: 0 }));
    requestIds.push(await world.requestOf(occurrenceId));
  }
  const hits = async () => (await service.published(milestoneHit)).filter((event) => event.goalId === goalId);
  return { ...home, ...world, goalId, requestIds, hits };
};

describe('with several adults at once', () => {
  test('no point is lost, and each milestone pays and is told once', async () => {
    const { owner, goalId, requestIds, way, coins, hits } = await aRace();
    await Promise.all(requestIds.map((requestId) => service.ask(approveRequest, owner, { requestId })));
    expect(await way(goalId)).toMatchObject({ points: 40, percent: 100, state: 'alcanzada' });
    expect(await coins()).toBe(300);
    expect((await hits()).map(({ percent }) => percent)).toEqual([50, 100]);
  });

  test('all approved in one go count as if one by one', async () => {
    const { owner, goalId, requestIds, way, coins, hits } = await aRace();
    await service.ask(approveAllRequests, owner, { requestIds });
    expect(await way(goalId)).toMatchObject({ points: 40, state: 'alcanzada' });
    expect(await coins()).toBe(300);
    expect((await hits()).map(({ percent }) => percent)).toEqual([50, 100]);
  });

  test('work and the prize of the goal that it counts for, approved in one go, move one way', async () => {
    const { owner, child, coins, ...world } = await aRace();
    const goalId = await world.setGoal({ prize: { kind: 'monedas', coinsCents: 700 } });
    await world.earn(40);
    const more = await world.claimed({ coinsCents: 0 });
    await service.ask(redeemGoal, child, { goalId });
    const prize = (await world.queue('pendiente')).find(({ kind }) => kind === 'hito');
    const before = await coins();
    await service.ask(approveAllRequests, owner, { requestIds: [more, prize!.requestId] });
    expect(await world.way(goalId)).toMatchObject({ state: 'canjeada' });
    expect((await coins()) - before).toBe(700);
    const kept = await service.em().execute(`select points from family.goal_progress where goal_id = ?`, [goalId]);
    expect(kept).toEqual([{ points: 50 }]);
  });

  test('undoing and approving end where the decisions stand', async () => {
    const { owner, goalId, requestIds, way, coins } = await aRace();
    const [first, second, third, fourth] = requestIds as [string, string, string, string];
    for (const requestId of [first, second]) await service.ask(approveRequest, owner, { requestId });
    await Promise.all([
      service.ask(undoDecision, owner, { requestId: first }),
      service.ask(undoDecision, owner, { requestId: second }),
      service.ask(approveRequest, owner, { requestId: third }),
      service.ask(approveRequest, owner, { requestId: fourth }),
    ]);
    expect(await way(goalId)).toMatchObject({ points: 20, percent: 50, state: 'activa' });
    expect(await coins()).toBe(300);
  });

  test('a changed goal and an approval do not wait for each other in a circle', async () => {
    const { owner, childIds, goalId, requestIds, way, coins } = await aRace();
    const nearer = aGoal(childIds, { targetPoints: 20, milestones: half });
    const [changed, ...approved] = await Promise.all([
      service.answer(updateGoal, owner, { ...nearer, goalId, version: 1 }),
      ...requestIds.map((requestId) => service.answer(approveRequest, owner, { requestId })),
    ]);
    expect([changed, ...approved].every(({ ok }) => ok)).toBe(true);
    expect(await way(goalId)).toMatchObject({ points: 20, state: 'alcanzada' });
    // More is not shown; it is counted all the same, for whoever takes an approval back.
    const kept = await service.em().execute(`select points from family.goal_progress where goal_id = ?`, [goalId]);
    expect(kept).toEqual([{ points: 40 }]);
    expect(await coins()).toBe(300);
  });

  test('asking for the prize while the work is undone gives either the prize or the refusal', async () => {
    const { owner, child, goalId, requestIds, way, coins } = await aRace();
    for (const requestId of requestIds) await service.ask(approveRequest, owner, { requestId });
    const [last] = requestIds as [string];
    const [redeemed] = await Promise.all([
      service.answer(redeemGoal, child, { goalId }),
      service.ask(undoDecision, owner, { requestId: last }),
    ]);
    const state = redeemed.ok ? 'por_entregar' : 'activa';
    expect(await way(goalId)).toMatchObject({ points: 30, state });
    expect(await coins()).toBe(300);
  });
});
