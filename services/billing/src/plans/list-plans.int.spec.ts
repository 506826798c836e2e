import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { listPlans, planCurrencies, type PlanCurrency, planPeriods } from '@alcancia/contracts/billing';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { billing } from '../billing.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(billing, { env: { PUBLIC_ORIGIN: 'http://alcancia.test' } });
});
afterAll(() => service.close());

const listed = async () => (await service.ask(listPlans, null, {})).plans;

test('an empty database begins with three plans, their limits and a price for every currency and period (G53)', async () => {
  const plans = await listed();
  expect(plans.map(({ name, limits }) => [name, ...Object.values(limits)])).toEqual([
    ['Gratis', 3, 1, 3],
    ['Familia', 6, 3, 10],
    ['Familia Plus', 20, 6, -1],
  ]);
  const each = planCurrencies.flatMap((currency) => planPeriods.map((period) => `${currency} ${period}`)).toSorted();
  for (const { prices } of plans)
    expect(prices.map(({ currency, period }) => `${currency} ${period}`).toSorted()).toEqual(each);
});

test('every launch price is whole, nothing costs for Gratis, and a year costs a fifth less than twelve months', async () => {
  const [free, ...paid] = await listed();
  expect(free?.prices.every(({ priceCents, discountPercent }) => priceCents === 0 && discountPercent === 0)).toBe(true);
  for (const { prices } of paid)
    for (const currency of planCurrencies) {
      const inIt = prices.filter((price) => price.currency === currency);
      const cents = Object.fromEntries(inIt.map(({ period, priceCents }) => [period, priceCents]));
      expect(inIt.every(({ priceCents }) => priceCents > 0 && priceCents % 100 === 0)).toBe(true);
      expect(cents['annual']).toBe(((cents['monthly'] ?? 0) * 12 * 80) / 100);
    }
});

/** What a month, a quarter, half a year and a year cost at the launch, in whole units. */
const launch: Readonly<Record<string, Readonly<Record<PlanCurrency, readonly number[]>>>> = {
  familia: {
    USD: [5, 14, 27, 48],
    EUR: [5, 14, 27, 48],
    MXN: [95, 270, 513, 912],
    UYU: [200, 570, 1_080, 1_920],
    ARS: [5_000, 14_250, 27_000, 48_000],
    COP: [20_000, 57_000, 108_000, 192_000],
    CLP: [4_500, 12_825, 24_300, 43_200],
    PEN: [20, 57, 108, 192],
    BRL: [25, 71, 135, 240],
  },
  'familia-plus': {
    USD: [10, 28, 54, 96],
    EUR: [10, 28, 54, 96],
    MXN: [175, 498, 945, 1_680],
    UYU: [380, 1_083, 2_052, 3_648],
    ARS: [9_500, 27_075, 51_300, 91_200],
    COP: [38_000, 108_300, 205_200, 364_800],
    CLP: [8_500, 24_225, 45_900, 81_600],
    PEN: [35, 99, 189, 336],
    BRL: [45, 128, 243, 432],
  },
};

test.each(Object.entries(launch))(
  '%s costs at the launch what the table says, in 9 currencies',
  async (slug, table) => {
    const prices = (await listed()).find((plan) => plan.slug === slug)?.prices ?? [];
    const cost = (currency: PlanCurrency) =>
      planPeriods.map((period) => prices.find((one) => one.currency === currency && one.period === period)?.priceCents);
    expect(Object.fromEntries(planCurrencies.map((currency) => [currency, cost(currency)]))).toEqual(
      Object.fromEntries(planCurrencies.map((currency) => [currency, table[currency].map((units) => units * 100)])),
    );
  },
);

test('only plans that are active and shown are listed, in their order and with the prices that hold', async () => {
  const sql = (text: string) => service.em().execute(text);
  await sql(`update billing.plans set pricing_order = 9 where slug = 'gratis'`);
  await sql(`update billing.plan_prices set is_active = false where currency = 'BRL' and period = 'annual'`);
  const plans = await listed();
  expect(plans.map(({ slug }) => slug)).toEqual(['familia', 'familia-plus', 'gratis']);
  expect(plans.flatMap(({ prices }) => prices).filter(({ currency }) => currency === 'BRL')).toHaveLength(9);
  expect(plans.flatMap(({ prices }) => prices).some((one) => one.currency === 'BRL' && one.period === 'annual')).toBe(
    false,
  );

  await sql(`update billing.plans set status = 'inactive' where slug = 'familia-plus'`);
  await sql(`update billing.plans set show_in_pricing = false where slug = 'gratis'`);
  expect((await listed()).map(({ slug }) => slug)).toEqual(['familia']);
});
