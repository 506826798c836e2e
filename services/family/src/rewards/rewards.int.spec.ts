import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  approveRequest,
  cancelRedemption,
  createReward,
  listChildRewards,
  listRewards,
  markDelivered,
  readReward,
  redeemReward,
  rejectRequest,
  requestWithdrawn,
  setRewardActive,
  setRewardArchived,
  undoDecision,
  updateReward,
} from '@alcancia/contracts/family';
import type { Work } from '@alcancia/server-kit';
import { aChild, anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { aReward, offers } from '../../test/offers.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';
import { ExpireRedemptions } from './expire-redemptions.js';
import { RedemptionEnd } from './redemption-end.policy.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const balanceOf = (childId: string) => new CoinLedger().balance(service.em(), childId);

/** A child with 12 monedas and a reward of 5. */
const aWish = async (more: Parameters<typeof aReward>[1] = {}, households: Parameters<typeof aHousehold>[0] = {}) => {
  const home = aHousehold(households);
  const world = offers(service, home);
  const rewardId = await world.offerReward(more);
  await world.earn(10, 1200);
  return { ...home, ...world, rewardId };
};

describe('a redemption', () => {
  test('holds its coins, pays when accepted, and ends in the child’s hands', async () => {
    const { owner, childId, rewardId, redeem, queue, wishes } = await aWish();
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
    const { owner, childId, rewardId, redeem, queue, wishes } = await aWish();
    await redeem(rewardId);
    const [request] = await queue('pendiente');
    const { requestId } = request!;
    await service.ask(rejectRequest, owner, { requestId, reasonCode: 'otro_dia', comment: 'El sábado sí' });
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 1200, reservedCents: 0 });
    expect(await wishes()).toMatchObject([{ state: 'rechazada', comment: 'El sábado sí' }]);
  });

  test('accepted and undone, holds again and is back in stock; refused afterwards, frees everything', async () => {
    const { owner, childId, rewardId, redeem, queue } = await aWish({ stock: 1 });
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
    const { owner, rewardId, redeem, queue, childId } = await aWish({ costCents: 1000 });
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
    const { owner, childId, rewardId, redeem, queue } = await aWish({ needsApproval: false, stock: 3 });
    expect((await redeem(rewardId)).state).toBe('por_entregar');
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700, reservedCents: 0 });
    expect((await service.ask(readReward, owner, { rewardId })).stock).toBe(2);
    expect(await queue('pendiente')).toEqual([]);
    const [request] = await queue('por_entregar');
    await service.ask(markDelivered, owner, { requestId: request!.requestId });
    expect(await queue('por_entregar')).toEqual([]);
  });

  test('can be taken back by its child until an adult decides', async () => {
    const { child, owner, childId, rewardId, redeem, queue, wishes } = await aWish();
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
    const { owner, childIds, rewardId, redeem, queue, wishes, childId } = await aWish();
    await redeem(rewardId);
    const dearer = aReward(childIds, { title: 'Cine', costCents: 900 });
    await service.ask(updateReward, owner, { ...dearer, rewardId, version: 1 });
    const [request] = await queue('pendiente');
    await service.ask(approveRequest, owner, { requestId: request!.requestId });
    expect(await wishes()).toMatchObject([{ title: 'Película en familia', costCents: 500 }]);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700 });
  });
});

describe('a reward', () => {
  test('is refused at another price, without the coins, out of stock, and off the shelf', async () => {
    const { child, owner, rewardId, offerReward, redeem } = await aWish();
    await expect(redeem(rewardId, 400)).rejects.toMatchObject({ code: 'price_changed', details: { costCents: 500 } });
    const dear = await offerReward({ costCents: 5000 });
    await expect(redeem(dear, 5000)).rejects.toMatchObject({
      code: 'coins_not_enough',
      details: { missingCents: 3800 },
    });
    const gone = await offerReward({ stock: 0 });
    await expect(redeem(gone)).rejects.toMatchObject({ code: 'reward_out_of_stock' });
    await service.ask(setRewardActive, owner, { rewardId, isActive: false });
    await expect(redeem(rewardId)).rejects.toMatchObject({ code: 'reward_not_available' });
    await service.ask(setRewardActive, owner, { rewardId, isActive: true });
    await service.ask(setRewardArchived, owner, { rewardId, isArchived: true });
    await expect(redeem(rewardId)).rejects.toMatchObject({ code: 'reward_not_available' });
    const { rewards } = await service.ask(listChildRewards, child, { childId: child.userId! });
    expect(rewards.map(({ id }) => id)).toEqual([gone, dear]);
  });

  test('of others does not exist, and an adult does not redeem', async () => {
    const { owner, rewardId } = await aWish();
    await expect(service.ask(redeemReward, aHousehold().child, { rewardId, costCents: 500 })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(service.ask(redeemReward, owner, { rewardId, costCents: 500 })).rejects.toMatchObject({
      code: 'not_for_this_profile',
    });
    for (const stranger of [anAdult(), anAdult({ children: [v7()] })]) {
      for (const id of [rewardId, v7()]) {
        await expect(service.ask(readReward, stranger, { rewardId: id })).rejects.toMatchObject({ code: 'not_found' });
        await expect(
          service.ask(setRewardArchived, stranger, { rewardId: id, isArchived: true }),
        ).rejects.toMatchObject({ code: 'not_found' });
      }
    }
  });

  test('is seen with rights on any of its children and changed with rights on all', async () => {
    const { childIds, familyId, rewardId } = await aWish({}, { children: 2 });
    const [first] = childIds as [string, string];
    const half = anAdult({ children: [first], familyId });
    expect(await service.ask(readReward, half, { rewardId })).toMatchObject({ childIds: [first], canEdit: false });
    const change = { ...aReward([first]), rewardId, version: 1 };
    await expect(service.ask(updateReward, half, change)).rejects.toMatchObject({ code: 'not_permitted' });
    const viewer = aViewer({ children: childIds, familyId });
    await expect(service.ask(setRewardActive, viewer, { rewardId, isActive: false })).rejects.toMatchObject({
      code: 'not_permitted',
    });
    await expect(service.ask(createReward, half, aReward(childIds))).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.ask(createReward, viewer, aReward(childIds))).rejects.toMatchObject({ code: 'not_permitted' });
  });

  test('refuses the change of someone who saw an older one', async () => {
    const { owner, childIds, rewardId } = await aWish();
    const change = { ...aReward(childIds, { title: 'Cine' }), rewardId, version: 1 };
    expect(await service.ask(updateReward, owner, change)).toEqual({ version: 2 });
    await expect(service.ask(updateReward, owner, change)).rejects.toMatchObject({ code: 'changed_before' });
  });

  test('is listed page by page, archived ones apart', async () => {
    const { owner, childId, rewardId, offerReward } = await aWish();
    const newer = [await offerReward(), await offerReward()];
    const first = await service.ask(listRewards, owner, { limit: 2 });
    expect(first.rewards.map(({ id }) => id)).toEqual(newer.toReversed());
    const second = await service.ask(listRewards, owner, { limit: 2, cursor: first.nextCursor! });
    expect(second).toMatchObject({ rewards: [{ id: rewardId }], nextCursor: null });
    await service.ask(setRewardArchived, owner, { rewardId, isArchived: true });
    const { rewards } = await service.ask(listRewards, owner, { archived: 'yes' });
    expect(rewards.map(({ id }) => id)).toEqual([rewardId]);
    await expect(service.ask(listRewards, owner, { cursor: 'WzFd' })).rejects.toMatchObject({ code: 'invalid_input' });
    const far = Buffer.from(JSON.stringify([1e12, rewardId])).toString('base64url');
    await expect(service.ask(listChildRewards, owner, { childId, cursor: far })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(service.ask(listRewards, owner, { childId: v7() })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('with two at once', () => {
  test('the last coins go to one of two wishes', async () => {
    const { child, childId, rewardId } = await aWish({ costCents: 700 });
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => service.answer(redeemReward, child, { rewardId, costCents: 700 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(['coins_not_enough']);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 500, reservedCents: 700 });
  });

  test('the last one in stock goes to one of two approvals', async () => {
    const { owner, rewardId, redeem, queue } = await aWish({ stock: 1 });
    await redeem(rewardId);
    await redeem(rewardId);
    const requests = await queue('pendiente');
    const answers = await Promise.all(
      requests.map(({ requestId }) => service.answer(approveRequest, owner, { requestId })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(['reward_out_of_stock']);
  });

  test('the last one in stock goes to one of two children where nobody approves', async () => {
    const home = aHousehold({ children: 2 });
    const [first, second] = home.childIds as [string, string];
    const rewardId = await offers(service, home).offerReward({ stock: 1, needsApproval: false });
    const children = [first, second].map((childId) => ({
      childId,
      child: aChild(childId, { familyId: home.familyId }),
    }));
    for (const each of children) await offers(service, { ...home, ...each }).earn(10, 500);
    const answers = await Promise.all(
      children.map(({ child }) => service.answer(redeemReward, child, { rewardId, costCents: 500 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(['reward_out_of_stock']);
  });

  test('cancelled and approved, only one happens and the books fit it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, child, childId, rewardId, redeem, queue } = await aWish();
      const { redemptionId } = await redeem(rewardId);
      const [request] = await queue('pendiente');
      const [cancelled, approved] = await Promise.all([
        service.answer(cancelRedemption, child, { redemptionId }),
        service.answer(approveRequest, owner, { requestId: request!.requestId }),
      ]);
      expect([cancelled.ok, approved.ok].filter(Boolean)).toHaveLength(1);
      const availableCents = approved.ok ? 700 : 1200;
      expect(await balanceOf(childId)).toMatchObject({ availableCents, reservedCents: 0 });
    }
  });
});

/** The schedule's turn, as the kit takes it. */
async function expire(): Promise<string[]> {
  const published: string[] = [];
  const task = new ExpireRedemptions(new RedemptionEnd(new CoinLedger()));
  await service.em().transactional(async (em) => {
    const publish: Work['publish'] = ({ subject }) => published.push(subject);
    await task.run({ em, now: service.clock.now(), newId: v7, publish } as Work);
  });
  return published;
}

test('what no adult decides within seven days comes to nothing', async () => {
  const { childId, rewardId, redeem, wishes, queue } = await aWish();
  const { redemptionId } = await redeem(rewardId);
  service.clock.shift(7 * 24 * 60 * 60_000 - 60_000);
  expect(await expire()).toEqual([]);
  service.clock.shift(120_000);
  expect(await expire()).toContain(requestWithdrawn.subject);
  expect(await wishes()).toMatchObject([{ redemptionId, state: 'caducada' }]);
  expect(await balanceOf(childId)).toMatchObject({ availableCents: 1200, reservedCents: 0 });
  expect(await queue('pendiente')).toEqual([]);
});
