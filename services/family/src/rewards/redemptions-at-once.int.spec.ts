import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest, cancelRedemption, redeemReward } from '@alcancia/contracts/family';
import { aChild, bootService, type TestService, writeSlowly } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { aWish, offers } from '../../test/offers.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const balanceOf = (childId: string) => new CoinLedger().balance(service.em(), childId);

describe('with two at once', () => {
  test('the last coins go to one of two wishes', async () => {
    const { child, childId, rewardId } = await aWish(service, { costCents: 700 });
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => service.answer(redeemReward, child, { rewardId, costCents: 700 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(['coins_not_enough']);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 500, reservedCents: 700 });
  });

  test('the last coins go to the first of two wishes, also while it is still being written', async () => {
    const { child, childId, rewardId } = await aWish(service, { costCents: 700 });
    await writeSlowly(service, { table: 'family.reward_redemptions', when: `new.child_id = '${childId}'` });
    const answers = await Promise.all(
      [1, 2].map(() => service.answer(redeemReward, child, { rewardId, costCents: 700 })),
    );
    expect(answers.map((answer) => (answer.ok ? 'held' : answer.error.code))).toEqual(['held', 'coins_not_enough']);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 500, reservedCents: 700 });
  });

  /** Two brothers with 5 monedas each and one reward of 5, of which one is left. */
  const theLastOne = async (needsApproval: boolean) => {
    const home = aHousehold({ children: 2 });
    const rewardId = await offers(service, home).offerReward({ stock: 1, needsApproval });
    const brothers = home.childIds.map((childId) => aChild(childId, { familyId: home.familyId }));
    for (const child of brothers) await offers(service, { ...home, child, childId: child.userId! }).earn(10, 500);
    const wishes = brothers.map((child) => () => service.answer(redeemReward, child, { rewardId, costCents: 500 }));
    return { ...home, wishes };
  };

  test('the last one in stock goes to one of two children whose wishes are approved', async () => {
    const { owner, wishes, ...home } = await theLastOne(true);
    for (const wish of wishes) await wish();
    const requests = await offers(service, { ...home, owner }).queue('pendiente');
    expect(requests).toHaveLength(2);
    const answers = await Promise.all(
      requests.map(({ requestId }) => service.answer(approveRequest, owner, { requestId })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(['reward_out_of_stock']);
  });

  test('the last one in stock goes to one of two children where nobody approves', async () => {
    const { wishes } = await theLastOne(false);
    const answers = await Promise.all(wishes.map((wish) => wish()));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(['reward_out_of_stock']);
  });

  test('cancelled and approved, only one happens and the books fit it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, child, childId, rewardId, redeem, queue } = await aWish(service);
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
