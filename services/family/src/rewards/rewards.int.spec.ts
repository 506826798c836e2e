import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  createReward,
  listChildRewards,
  listRewards,
  readReward,
  redeemReward,
  setRewardActive,
  setRewardArchived,
  updateReward,
} from '@alcancia/contracts/family';
import { anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { aReward, aWish } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

describe('a reward', () => {
  test('is refused at another price, without the coins, out of stock, and off the shelf', async () => {
    const { child, owner, rewardId, offerReward, redeem } = await aWish(service);
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
    expect(rewards.map(({ id }) => id)).toEqual([dear, gone]);
  });

  test('that is sold out comes after all that a child can still have, page by page', async () => {
    const { child, childId, rewardId, offerReward } = await aWish(service);
    const gone = await offerReward({ costCents: 100, stock: 0 });
    const dear = await offerReward({ costCents: 5000, stock: 1 });
    const cheap = await offerReward({ costCents: 200 });
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await service.ask(listChildRewards, child, { childId, limit: 1, ...(cursor ? { cursor } : {}) });
      pages.push(page.rewards.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages).toEqual([[cheap], [rewardId], [dear], [gone]]);
  });

  test('of others does not exist, and an adult does not redeem', async () => {
    const { owner, rewardId } = await aWish(service);
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
    const { childIds, familyId, rewardId } = await aWish(service, {}, { children: 2 });
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

  test('shows no coins to an adult without rights on approvals', async () => {
    const { childId, rewardId } = await aWish(service);
    const permissions = {
      activities: 'no_access',
      challenges: 'no_access',
      rewards: 'view_only',
      approvals: 'no_access',
    } as const;
    const half = anAdult({ children: [childId], link: { role: 'guardian', permissions } });
    expect(await service.ask(listChildRewards, half, { childId })).toMatchObject({
      availableCents: 0,
      rewards: [{ id: rewardId, missingCents: 500 }],
    });
  });

  test('refuses the change of someone who saw an older one', async () => {
    const { owner, childIds, rewardId } = await aWish(service);
    const change = { ...aReward(childIds, { title: 'Cine' }), rewardId, version: 1 };
    expect(await service.ask(updateReward, owner, change)).toEqual({ version: 2 });
    await expect(service.ask(updateReward, owner, change)).rejects.toMatchObject({ code: 'changed_before' });
  });

  test('is listed page by page, archived ones apart', async () => {
    const { owner, childId, rewardId, offerReward } = await aWish(service);
    const newer = [await offerReward(), await offerReward()];
    const first = await service.ask(listRewards, owner, { limit: 2 });
    expect(first.rewards.map(({ id }) => id)).toEqual(newer.toReversed());
    const second = await service.ask(listRewards, owner, { limit: 2, cursor: first.nextCursor! });
    expect(second).toMatchObject({ rewards: [{ id: rewardId }], nextCursor: null });
    await service.ask(setRewardArchived, owner, { rewardId, isArchived: true });
    const { rewards } = await service.ask(listRewards, owner, { archived: 'yes' });
    expect(rewards.map(({ id }) => id)).toEqual([rewardId]);
    await expect(service.ask(listRewards, owner, { cursor: 'WzFd' })).rejects.toMatchObject({ code: 'invalid_input' });
    const far = Buffer.from(JSON.stringify([0, 1e12, rewardId])).toString('base64url');
    await expect(service.ask(listChildRewards, owner, { childId, cursor: far })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(service.ask(listRewards, owner, { childId: v7() })).rejects.toMatchObject({ code: 'not_found' });
  });
});
