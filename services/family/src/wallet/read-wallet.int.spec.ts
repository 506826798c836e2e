import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { cancelRedemption, readWallet, undoDecision } from '@alcancia/contracts/family';
import { aChild, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const aWorld = () => {
  const home = aHousehold();
  const wallet = (more: { month?: string; type?: 'canje'; limit?: number; cursor?: string } = {}) =>
    service.ask(readWallet, home.child, { childId: home.childId, ...more });
  return { ...home, ...offers(service, home), wallet };
};

describe('the wallet', () => {
  test('shows every movement, newest first, and they add up to what is available', async () => {
    const { child, offerReward, earn, redeem, wallet } = aWorld();
    await earn(10, 1200);
    const rewardId = await offerReward();
    const { redemptionId } = await redeem(rewardId);
    await service.ask(cancelRedemption, child, { redemptionId });
    await redeem(rewardId);
    const { balance, movements } = await wallet();
    expect(balance).toEqual({ points: 10, availableCents: 700, reservedCents: 500, pendingCents: 0 });
    expect(movements.filter(({ currency }) => currency === 'coins').map(({ type, amount }) => [type, amount])).toEqual([
      ['canje', -500],
      ['reembolso', 500],
      ['canje', -500],
      ['actividad', 1200],
    ]);
    expect(movements).toContainEqual(
      expect.objectContaining({ type: 'actividad', currency: 'points', amount: 10, title: 'Poner la mesa' }),
    );
  });

  test('says what is pending after an undo of coins that were spent, and what pays it', async () => {
    const { owner, offerReward, earn, redeem, wallet } = aWorld();
    const { requestId } = await earn(10, 500);
    await redeem(await offerReward());
    await service.ask(undoDecision, owner, { requestId });
    expect((await wallet()).balance).toMatchObject({ availableCents: 0, reservedCents: 500, pendingCents: 500 });
    await earn(5, 800);
    const { balance, movements } = await wallet();
    expect(balance).toMatchObject({ availableCents: 300, pendingCents: 0 });
    const coins = movements.filter(({ currency }) => currency === 'coins');
    expect(coins.reduce((sum, { amount }) => sum + amount, 0)).toBe(300);
    expect(coins.filter(({ type }) => type === 'compensacion').map(({ amount }) => amount)).toEqual([500, -500]);
  });

  test('pages without gaps or repetitions', async () => {
    const { earn, wallet } = aWorld();
    for (let each = 1; each <= 3; each += 1) await earn(each, each * 100);
    const all = (await wallet()).movements.map(({ entryId }) => entryId);
    expect(all).toHaveLength(6);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await wallet({ limit: 4, ...(cursor === null ? {} : { cursor }) });
      paged.push(...page.movements.map(({ entryId }) => entryId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
  });

  test('keeps to a month of the family’s calendar and to a kind', async () => {
    const { child, childId, offerReward, earn, redeem, wallet, today } = aWorld();
    await earn(10, 500);
    await redeem(await offerReward());
    const month = (await today()).slice(0, 7);
    expect((await wallet({ month })).movements).toHaveLength(3);
    expect((await wallet({ month: '2020-02' })).movements).toEqual([]);
    const sums = [await wallet({ month }), await wallet({ month, type: 'canje' }), await wallet({ month: '2020-02' })];
    expect(sums.map(({ monthSum }) => monthSum)).toEqual([
      { earnedCents: 500, usedCents: 500 },
      { earnedCents: 500, usedCents: 500 },
      { earnedCents: 0, usedCents: 0 },
    ]);
    expect((await wallet()).monthSum).toBeUndefined();
    expect((await wallet({ type: 'canje' })).movements).toMatchObject([{ type: 'canje', amount: -500 }]);
    await expect(service.ask(readWallet, child, { childId, month: '2026-13' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  test('of another child, or without rights on its approvals, does not exist', async () => {
    const { childId } = aWorld();
    const permissions = {
      activities: 'full_access',
      challenges: 'full_access',
      rewards: 'full_access',
      approvals: 'no_access',
    } as const;
    const blind = anAdult({ children: [childId], link: { role: 'guardian', permissions } });
    for (const caller of [aChild(v7()), anAdult(), blind]) {
      await expect(service.ask(readWallet, caller, { childId })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
