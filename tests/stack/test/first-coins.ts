import { expect } from '@jest/globals';

import {
  approveRequest,
  type BalanceView,
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
import { aChildOf, anAdult, enterChild, until } from '@alcancia/testing';

import type { Stack } from './a-stack.js';

const work = {
  title: 'Leer 20 minutos',
  emoji: '📚',
  category: 'escuela',
  points: 120,
  coinsCents: 500,
  schedule: { mode: 'diaria' },
} as const;

export const allSpent = { points: 120, availableCents: 0, reservedCents: 0 } as const;

/** The main loop: a child does something, an adult approves it, coins arrive and are spent, and everybody is told. Answers what is left. */
export async function firstCoins(stack: Stack): Promise<BalanceView> {
  const laura = await anAdult(stack);
  const mateo = await aChildOf(stack, laura);
  const { childId } = mateo;
  const adult = { token: laura.token };
  const { activityId } = await stack.want(createActivity, { ...work, childIds: [childId] }, adult);
  const { rewardId } = await stack.want(
    createReward,
    { title: 'Noche de película', emoji: '🍿', category: 'salida', costCents: 500, childIds: [childId] },
    adult,
  );

  const child = { token: await enterChild(stack, laura, mateo) };
  const live = await stack.listen(child.token);
  const { today } = await stack.want(readAgenda, { childId }, child);
  const { occurrence } = await stack.want(claimActivity, { childId, activityId, dueOn: today }, child);
  expect(occurrence.state).toBe('en_revision');

  // The child's name comes to family by event.
  const waiting = await until('family knows the child', async () => {
    const listed = await stack.want(listApprovals, {}, adult);
    return listed.requests[0]?.childName === 'Mateo' && listed;
  });
  expect(waiting.requests).toMatchObject([{ title: work.title, kind: 'actividad' }]);
  const heardBefore = live.heard.length;
  const { balance } = await stack.want(approveRequest, { requestId: waiting.requests[0]!.requestId }, adult);
  expect(balance).toMatchObject({ points: 120, availableCents: 500 });

  // The child's tablet hears of it over family's outbox, JetStream and the gateway's socket.
  await live.stale('wallet', heardBefore);
  const dashboard = await stack.want(readChildDashboard, { childId }, child);
  expect(dashboard).toMatchObject({ todayDone: 1, level: { level: 2 }, balance: { availableCents: 500 } });
  await live.stale('notifications', heardBefore);
  await until('the child is told', async () => {
    const { notifications } = await stack.want(listNotifications, {}, child);
    return notifications.some(({ type }) => type === 'activity_approved');
  });

  await stack.want(redeemReward, { rewardId, costCents: 500 }, child);
  const spent = async () => (await stack.want(readWallet, { childId }, child)).balance;
  expect(await spent()).toMatchObject({ availableCents: 0, reservedCents: 500 });
  const [redemption] = (await stack.want(listApprovals, {}, adult)).requests;
  await stack.want(approveRequest, { requestId: redemption!.requestId }, adult);
  await stack.want(markDelivered, { requestId: redemption!.requestId }, adult);
  live.close();
  return spent();
}
