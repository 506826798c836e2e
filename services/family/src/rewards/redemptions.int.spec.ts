import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  approveRequest,
  cancelRedemption,
  markDelivered,
  readReward,
  rejectRequest,
  requestWithdrawn,
  undoDecision,
  updateReward,
} from '@alcancia/contracts/family';
import { aChild, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aReward, aWish } from '../../test/offers.js';
import { turnsOf } from '../../test/take-turn.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';
import { ExpireRedemptions } from './expire-redemptions.js';
import { RedemptionEnd } from './redemption-end.store.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const balanceOf = (childId: string) => new CoinLedger().balance(service.em(), childId);

describe('a redemption', () => {
  test('holds its coins, pays when accepted, and ends in the child’s hands', async () => {
    const { owner, childId, rewardId, redeem, queue, wishes } = await aWish(service);
    const { redemptionId, state } = await redeem(rewardId);
    expect(state).toBe('solicitada');
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700, reservedCents: 500 });

    const [request] = await queue('pendiente');
    expect(request).toMatchObject({ kind: 'canje', title: 'Película en familia', amounts: { coinsCents: 500 } });
    const { requestId } = request!;
    await service.ask(approveRequest, owner, { requestId });
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700, reservedCents: 0 });
    expect(await wishes()).toMatchObject([{ redemptionId, state: 'por_entregar' }]);
    await service.ask(markDelivered, owner, { requestId });
    expect(await wishes()).toMatchObject([{ redemptionId, state: 'entregada' }]);
    await expect(service.ask(markDelivered, owner, { requestId })).rejects.toMatchObject({
      code: 'redemption_not_to_deliver',
    });
  });

  test('refused, frees its coins and says why', async () => {
    const { owner, childId, rewardId, redeem, queue, wishes } = await aWish(service);
    await redeem(rewardId);
    const [request] = await queue('pendiente');
    const { requestId } = request!;
    await service.ask(rejectRequest, owner, { requestId, reasonCode: 'otro_dia', comment: 'El sábado sí' });
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 1200, reservedCents: 0 });
    expect(await wishes()).toMatchObject([{ state: 'rechazada', comment: 'El sábado sí' }]);
  });

  test('accepted and undone, holds again and is back in stock; refused afterwards, frees everything', async () => {
    const { owner, childId, rewardId, redeem, queue } = await aWish(service, { stock: 1 });
    await redeem(rewardId);
    const [request] = await queue('pendiente');
    const { requestId } = request!;
    await service.ask(approveRequest, owner, { requestId });
    expect((await service.ask(readReward, owner, { rewardId })).stock).toBe(0);
    await service.ask(undoDecision, owner, { requestId });
    expect((await service.ask(readReward, owner, { rewardId })).stock).toBe(1);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700, reservedCents: 500 });
    await service.ask(rejectRequest, owner, { requestId, reasonCode: 'otro_motivo', comment: 'Hoy no' });
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 1200, reservedCents: 0 });
  });

  test('refused and undone, needs its coins still to be there', async () => {
    const { owner, rewardId, redeem, queue, childId } = await aWish(service, { costCents: 1000 });
    await redeem(rewardId, 1000);
    const [request] = await queue('pendiente');
    const { requestId } = request!;
    await service.ask(rejectRequest, owner, { requestId, reasonCode: 'otro_dia', comment: 'No' });
    await redeem(rewardId, 1000);
    await expect(service.ask(undoDecision, owner, { requestId })).rejects.toMatchObject({ code: 'coins_not_enough' });
    const [second] = await queue('pendiente');
    await service.ask(rejectRequest, owner, { requestId: second!.requestId, reasonCode: 'otro_dia', comment: 'No' });
    await service.ask(undoDecision, owner, { requestId });
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 200, reservedCents: 1000 });
  });

  test('that nobody needs to approve is paid at once and waits to be handed over', async () => {
    const { owner, childId, rewardId, redeem, queue } = await aWish(service, { needsApproval: false, stock: 3 });
    expect((await redeem(rewardId)).state).toBe('por_entregar');
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700, reservedCents: 0 });
    expect((await service.ask(readReward, owner, { rewardId })).stock).toBe(2);
    expect(await queue('pendiente')).toEqual([]);
    const [request] = await queue('por_entregar');
    await service.ask(markDelivered, owner, { requestId: request!.requestId });
    expect(await queue('por_entregar')).toEqual([]);
  });

  test('can be taken back by its child until an adult decides', async () => {
    const { child, owner, childId, rewardId, redeem, queue, wishes } = await aWish(service);
    const { redemptionId } = await redeem(rewardId);
    const stranger = aChild(v7());
    await expect(service.ask(cancelRedemption, stranger, { redemptionId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await service.ask(cancelRedemption, child, { redemptionId });
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 1200, reservedCents: 0 });
    expect(await wishes()).toMatchObject([{ state: 'cancelada' }]);
    expect(await queue('pendiente')).toEqual([]);
    await expect(service.ask(cancelRedemption, child, { redemptionId })).rejects.toMatchObject({
      code: 'redemption_not_open',
    });

    const second = await redeem(rewardId);
    const [request] = await queue('pendiente');
    await service.ask(approveRequest, owner, { requestId: request!.requestId });
    await expect(service.ask(cancelRedemption, child, { redemptionId: second.redemptionId })).rejects.toMatchObject({
      code: 'redemption_not_open',
    });
  });

  test('keeps the title and price of its moment', async () => {
    const { owner, childIds, rewardId, redeem, queue, wishes, childId } = await aWish(service);
    await redeem(rewardId);
    const dearer = aReward(childIds, { title: 'Cine', costCents: 900 });
    await service.ask(updateReward, owner, { ...dearer, rewardId, version: 1 });
    const [request] = await queue('pendiente');
    await service.ask(approveRequest, owner, { requestId: request!.requestId });
    expect(await wishes()).toMatchObject([{ title: 'Película en familia', costCents: 500 }]);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700 });
  });
});

test('what no adult decides within seven days comes to nothing', async () => {
  const { childId, rewardId, redeem, wishes, queue } = await aWish(service);
  const { redemptionId } = await redeem(rewardId);
  const turn = turnsOf(service, new ExpireRedemptions(new RedemptionEnd(new CoinLedger())), requestWithdrawn);
  const expired = async () => (await turn()).filter((one) => one.childId === childId);
  service.clock.shift(7 * 24 * 60 * 60_000 - 60_000);
  expect(await expired()).toEqual([]);
  service.clock.shift(120_000);
  expect(await expired()).toMatchObject([{ kind: 'canje' }]);
  expect(await wishes()).toMatchObject([{ redemptionId, state: 'caducada' }]);
  expect(await balanceOf(childId)).toMatchObject({ availableCents: 1200, reservedCents: 0 });
  expect(await queue('pendiente')).toEqual([]);
});
