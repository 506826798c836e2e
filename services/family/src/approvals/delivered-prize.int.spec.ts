import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  approveRequest,
  deliveryUndone,
  listApprovals,
  markDelivered,
  prizeDelivered,
  readReward,
  redeemGoal,
  undoDecision,
  undoDelivery,
} from '@alcancia/contracts/family';
import { aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { aWish, offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

/** A redemption that an adult has accepted: its prize waits to be handed over. */
async function aPrize() {
  const wish = await aWish(service, { stock: 3 });
  await wish.redeem(wish.rewardId);
  const [request] = await wish.queue('pendiente');
  const { requestId } = request!;
  return { ...wish, requestId };
}

describe("'Entregado'", () => {
  test('ends what may be undone: the prize is kept, and neither coins nor stock come back', async () => {
    const { owner, approve, requestId, rewardId, coins, queue } = await aPrize();
    await approve(requestId);
    await service.ask(markDelivered, owner, { requestId });
    expect(await queue('resueltas')).toContainEqual(
      expect.objectContaining({ requestId, isDelivered: true, canUndo: false }),
    );
    await expect(service.ask(undoDecision, owner, { requestId })).rejects.toMatchObject({ code: 'undo_too_late' });
    expect(await coins()).toBe(700);
    expect(await service.ask(readReward, owner, { rewardId })).toMatchObject({ stock: 2 });
  });

  test('is told, so that the child and the screens hear of it', async () => {
    const { owner, approve, requestId, childId, familyId } = await aPrize();
    await approve(requestId);
    await service.ask(markDelivered, owner, { requestId });
    const told = (await service.published(prizeDelivered)).filter((event) => event.requestId === requestId);
    expect(told).toMatchObject([{ childId, familyId, kind: 'canje', deliveredBy: owner.userId }]);
  });

  test('is an act of its own, also under the key with which the request was accepted', async () => {
    const { owner, requestId, queue } = await aPrize();
    const key = 'one key for two acts';
    await service.ask(approveRequest, owner, { requestId }, { key });
    expect(await queue('por_entregar')).toHaveLength(1);
    await service.ask(markDelivered, owner, { requestId }, { key });
    expect(await queue('por_entregar')).toEqual([]);
  });
});

describe("'Deshacer' of 'Entregado'", () => {
  const dayMs = 24 * 3_600_000;

  async function aDeliveredPrize() {
    const prize = await aPrize();
    await prize.approve(prize.requestId);
    await service.ask(markDelivered, prize.owner, { requestId: prize.requestId });
    return prize;
  }

  test('has the prize wait to be handed over again; coins and stock stay as they are, and it is told', async () => {
    const { owner, childId, requestId, rewardId, coins, queue, wishes } = await aDeliveredPrize();
    const { balance } = await service.ask(undoDelivery, owner, { requestId });
    expect(balance).toMatchObject({ availableCents: 700, reservedCents: 0 });
    expect(await coins()).toBe(700);
    expect(await service.ask(readReward, owner, { rewardId })).toMatchObject({ stock: 2 });
    expect(await queue('por_entregar')).toMatchObject([{ requestId, isToDeliver: true, canUndoDelivery: false }]);
    expect(await wishes()).toMatchObject([{ state: 'por_entregar' }]);
    const told = (await service.published(deliveryUndone)).filter((event) => event.requestId === requestId);
    expect(told).toMatchObject([{ childId, kind: 'canje', undoneBy: owner.userId }]);

    await service.ask(markDelivered, owner, { requestId });
    expect(await wishes()).toMatchObject([{ state: 'entregada' }]);
    expect(await coins()).toBe(700);
  });

  test('lets the decision itself be undone again, which gives the coins back once', async () => {
    const { owner, requestId, coins } = await aDeliveredPrize();
    await service.ask(undoDelivery, owner, { requestId });
    await service.ask(undoDecision, owner, { requestId });
    expect(await coins()).toBe(700); // held again while it waits
    await expect(service.ask(undoDelivery, owner, { requestId })).rejects.toMatchObject({ code: 'undo_too_late' });
  });

  test("of a goal's prize in words makes the goal 'Por entregar' again", async () => {
    const home = aHousehold();
    const world = offers(service, home);
    const goalId = await world.setGoal({ targetPoints: 10 });
    await world.earn(10);
    const { owner, child } = home;
    await service.ask(redeemGoal, child, { goalId });
    const { requestId } = (await world.queue('pendiente'))[0]!;
    await world.approve(requestId);
    await service.ask(markDelivered, owner, { requestId });
    expect(await world.way(goalId)).toMatchObject({ state: 'canjeada' });
    await service.ask(undoDelivery, owner, { requestId });
    expect(await world.way(goalId)).toMatchObject({ state: 'por_entregar' });
  });

  test('works for 24 hours and not longer, and not on what was not handed over', async () => {
    const { owner, requestId, approve } = await aPrize();
    const undo = () => service.ask(undoDelivery, owner, { requestId });
    const canUndo = async () =>
      (await service.ask(listApprovals, owner, { state: 'resueltas' })).requests[0]!.canUndoDelivery;
    await expect(undo()).rejects.toMatchObject({ code: 'undo_too_late' });
    await approve(requestId);
    await expect(undo()).rejects.toMatchObject({ code: 'undo_too_late' });
    await service.ask(markDelivered, owner, { requestId });
    service.clock.shift(dayMs - 60_000);
    expect(await canUndo()).toBe(true);
    service.clock.shift(61_000);
    expect(await canUndo()).toBe(false);
    await expect(undo()).rejects.toMatchObject({ code: 'undo_too_late' });
  });

  test('is for those who may decide', async () => {
    const { requestId, childIds, familyId, child } = await aDeliveredPrize();
    const viewer = aViewer({ children: childIds, familyId });
    await expect(service.ask(undoDelivery, viewer, { requestId })).rejects.toMatchObject({ code: 'not_permitted' });
    await expect(service.ask(undoDelivery, aHousehold().owner, { requestId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(service.ask(undoDelivery, child, { requestId })).rejects.toMatchObject({
      code: 'not_for_this_profile',
    });
  });
});
