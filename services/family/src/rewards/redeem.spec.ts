import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { aPurse, aRewardFor, remembered } from '../../test/pictures.js';
import { redeem } from './redeem.policy.js';
import type { Reward } from './reward.entity.js';

const [childId, sister] = [v7(), v7()];
const wish = ({ id: rewardId, costCents }: Reward) => ({ rewardId, costCents });
const offered = (reward: Reward, cents: number) => ({
  purses: new Map([childId, sister].map((id) => [id, aPurse(id, cents)])),
  rewards: new Map([[reward.id, reward]]),
});
const refused = (code: string) => expect.objectContaining({ code });

test('asking holds the coins, takes nothing from the stock, and asks the adults', () => {
  const { effects, written, opened, subjects } = remembered();
  const reward = aRewardFor([childId], { stock: 1 });
  const picture = offered(reward, 500);
  const redemption = redeem(effects, picture, childId, wish(reward));
  expect(redemption).toMatchObject({ state: 'solicitada', rewardId: reward.id, costCents: 300 });
  expect(picture.purses.get(childId)?.balance).toMatchObject({ availableCents: 200, reservedCents: 300 });
  expect(reward.stock).toBe(1);
  expect(opened).toMatchObject([{ kind: 'canje', refId: redemption.id, state: 'pendiente', needsDelivery: true }]);
  expect(subjects()).toEqual(['request-opened']);
  expect(written.map(({ part }) => part)).toEqual(['booked', 'booked', 'redeemed', 'opened']);
});

test('where nobody approves it is paid at once, and waits to be handed over', () => {
  const { effects, opened, written } = remembered();
  const reward = aRewardFor([childId], { stock: 1, needsApproval: false });
  const picture = offered(reward, 500);
  expect(redeem(effects, picture, childId, wish(reward))).toMatchObject({ state: 'por_entregar' });
  expect(picture.purses.get(childId)?.balance).toMatchObject({ availableCents: 200, reservedCents: 0 });
  expect(reward.stock).toBe(0);
  expect(opened).toMatchObject([{ state: 'aprobada', decidedBy: null, needsDelivery: true }]);
  expect(written).toContainEqual({ part: 'in_stock', row: expect.objectContaining({ id: reward.id, stock: 0 }) });
});

test('of the last one in one picture the second is refused, and nothing is left of it', () => {
  const { effects, written } = remembered();
  const reward = aRewardFor([childId, sister], { stock: 1, needsApproval: false });
  const picture = offered(reward, 500);
  redeem(effects, picture, childId, wish(reward));
  const before = written.length;
  expect(() => redeem(effects, picture, sister, wish(reward))).toThrow(refused('reward_out_of_stock'));
  expect(written).toHaveLength(before);
  expect(picture.purses.get(sister)?.balance).toMatchObject({ availableCents: 500 });
});

test.each<[string, Partial<Reward>, number, string]>([
  ['of other children', { childIds: [sister] }, 500, 'not_found'],
  ['that is paused', { isActive: false }, 500, 'reward_not_available'],
  ['that is archived', { deletedAt: new Date() }, 500, 'reward_not_available'],
  ['that costs more than there is', {}, 299, 'coins_not_enough'],
])('a reward %s is refused, and nothing is left of it', (_what, more, cents, code) => {
  const { effects, written, told } = remembered();
  const reward = aRewardFor([childId], more);
  expect(() => redeem(effects, offered(reward, cents), childId, wish(reward))).toThrow(refused(code));
  expect([written, told]).toEqual([[], []]);
});

test('a price that has changed meanwhile is said', () => {
  const reward = aRewardFor([childId], { costCents: 400 });
  const asked = { rewardId: reward.id, costCents: 300 };
  expect(() => redeem(remembered().effects, offered(reward, 500), childId, asked)).toThrow(refused('price_changed'));
});
