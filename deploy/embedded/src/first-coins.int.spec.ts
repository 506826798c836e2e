import { afterAll, beforeAll, expect, test } from '@jest/globals';

import {
  approveRequest,
  claimActivity,
  createActivity,
  createReward,
  listApprovals,
  markDelivered,
  readAgenda,
  readChildDashboard,
  readWallet,
  redeemReward,
} from '@alcancia/contracts/family';
import { listNotifications } from '@alcancia/contracts/notifications';
import { aChildOf, anAdult, enterChild } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

let system: TestSystem;
beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

test('a family earns its first coins and spends them', async () => {
  const laura = await anAdult(system);
  const mateo = await aChildOf(system, laura);
  const { childId } = mateo;
  const adult = { token: laura.token };
  const { activityId } = await system.want(
    createActivity,
    {
      title: 'Leer 20 minutos',
      emoji: '📚',
      category: 'escuela',
      points: 120,
      coinsCents: 500,
      schedule: { mode: 'diaria' },
      childIds: [childId],
    },
    adult,
  );
  const { rewardId } = await system.want(
    createReward,
    { title: 'Noche de película', emoji: '🍿', category: 'salida', costCents: 500, childIds: [childId] },
    adult,
  );

  const child = { token: await enterChild(system, laura, mateo) };
  const { today } = await system.want(readAgenda, { childId }, child);
  const { occurrence } = await system.want(claimActivity, { childId, activityId, dueOn: today }, child);
  expect(occurrence.state).toBe('en_revision');

  const waiting = await system.want(listApprovals, {}, adult);
  expect(waiting.requests).toMatchObject([{ title: 'Leer 20 minutos', childName: 'Mateo', kind: 'actividad' }]);
  const { balance } = await system.want(approveRequest, { requestId: waiting.requests[0]!.requestId }, adult);
  expect(balance).toMatchObject({ points: 120, availableCents: 500 });

  await system.settled();
  const dashboard = await system.want(readChildDashboard, { childId }, child);
  expect(dashboard).toMatchObject({ todayDone: 1, level: { level: 2 }, balance: { availableCents: 500 } });
  expect(dashboard.celebrations.map(({ kind }) => kind)).toContain('nivel');
  const told = await system.want(listNotifications, {}, child);
  expect(told.notifications.map(({ type }) => type)).toContain('activity_approved');

  await system.want(redeemReward, { rewardId, costCents: 500 }, child);
  expect((await system.want(readWallet, { childId }, child)).balance).toMatchObject({
    availableCents: 0,
    reservedCents: 500,
  });
  const [redemption] = (await system.want(listApprovals, {}, adult)).requests;
  await system.want(approveRequest, { requestId: redemption!.requestId }, adult);
  await system.want(markDelivered, { requestId: redemption!.requestId }, adult);
  expect((await system.want(readWallet, { childId }, child)).balance).toMatchObject({
    availableCents: 0,
    reservedCents: 0,
  });
});
