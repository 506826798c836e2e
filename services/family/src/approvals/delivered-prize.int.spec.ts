import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest, markDelivered, prizeDelivered, readReward, undoDecision } from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aWish } from '../../test/offers.js';
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
