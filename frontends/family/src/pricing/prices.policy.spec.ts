import { describe, expect, test } from '@jest/globals';

import { planCurrencies, type PlanCurrency, planPeriods, type PlanPrice } from '@alcancia/contracts/billing';

import { priceFor, priceOf, savingsOf } from './prices.policy.js';

/** What a month, a quarter, half a year and a year are shown as, and what the longer ones save, by spec 1 §5. */
const shown: Readonly<Record<string, readonly [prices: readonly string[], savings: readonly string[]]>> = {
  USD: [
    ['$5', '$14', '$27', '$48'],
    ['7 % $1', '10 % $3', '20 % $12'],
  ],
  EUR: [
    ['€5', '€14', '€27', '€48'],
    ['7 % €1', '10 % €3', '20 % €12'],
  ],
  MXN: [
    ['$95', '$270', '$513', '$912'],
    ['5 % $15', '10 % $57', '20 % $228'],
  ],
  UYU: [
    ['$200', '$570', '$1.080', '$1.920'],
    ['5 % $30', '10 % $120', '20 % $480'],
  ],
  ARS: [
    ['$5.000', '$14.250', '$27.000', '$48.000'],
    ['5 % $750', '10 % $3.000', '20 % $12.000'],
  ],
  COP: [
    ['$20.000', '$57.000', '$108.000', '$192.000'],
    ['5 % $3.000', '10 % $12.000', '20 % $48.000'],
  ],
  CLP: [
    ['$4.500', '$12.825', '$24.300', '$43.200'],
    ['5 % $675', '10 % $2.700', '20 % $10.800'],
  ],
  PEN: [
    ['S/20', 'S/57', 'S/108', 'S/192'],
    ['5 % S/3', '10 % S/12', '20 % S/48'],
  ],
  BRL: [
    ['R$25', 'R$71', 'R$135', 'R$240'],
    ['5 % R$4', '10 % R$15', '20 % R$60'],
  ],
};

const units: Readonly<Record<string, readonly number[]>> = {
  USD: [5, 14, 27, 48],
  EUR: [5, 14, 27, 48],
  MXN: [95, 270, 513, 912],
  UYU: [200, 570, 1080, 1920],
  ARS: [5000, 14_250, 27_000, 48_000],
  COP: [20_000, 57_000, 108_000, 192_000],
  CLP: [4500, 12_825, 24_300, 43_200],
  PEN: [20, 57, 108, 192],
  BRL: [25, 71, 135, 240],
};

const prices = planCurrencies.flatMap((currency) =>
  planPeriods.map((period, at): PlanPrice => {
    const priceCents = (units[currency]?.[at] ?? 0) * 100;
    return { period, currency, priceCents, discountPercent: 0 };
  }),
);
const plan = { prices };

describe.each(planCurrencies)('in %s', (currency) => {
  test('each of the four periods is shown without decimals', () => {
    const all = planPeriods.map((period) => priceOf(priceFor(plan, period, currency)?.priceCents ?? -1, currency));
    expect(all).toEqual(shown[currency]?.[0]);
  });

  test('what each longer period saves is counted against as many months', () => {
    const saved = planPeriods.map((period) => savingsOf(plan, period, currency));
    expect(saved[0]).toBeNull();
    expect(saved.slice(1).map((each) => each && `${each.percent} % ${priceOf(each.cents, currency)}`)).toEqual(
      shown[currency]?.[1],
    );
  });
});

/** Of 'Familia Plus': what four periods cost in whole units, and what the longer ones save. */
const plus: Readonly<Record<PlanCurrency, readonly [units: readonly number[], savings: readonly string[]]>> = {
  USD: [
    [10, 28, 54, 96],
    ['7 % 2', '10 % 6', '20 % 24'],
  ],
  EUR: [
    [10, 28, 54, 96],
    ['7 % 2', '10 % 6', '20 % 24'],
  ],
  MXN: [
    [175, 498, 945, 1_680],
    ['5 % 27', '10 % 105', '20 % 420'],
  ],
  UYU: [
    [380, 1_083, 2_052, 3_648],
    ['5 % 57', '10 % 228', '20 % 912'],
  ],
  ARS: [
    [9_500, 27_075, 51_300, 91_200],
    ['5 % 1425', '10 % 5700', '20 % 22800'],
  ],
  COP: [
    [38_000, 108_300, 205_200, 364_800],
    ['5 % 5700', '10 % 22800', '20 % 91200'],
  ],
  CLP: [
    [8_500, 24_225, 45_900, 81_600],
    ['5 % 1275', '10 % 5100', '20 % 20400'],
  ],
  PEN: [
    [35, 99, 189, 336],
    ['6 % 6', '10 % 21', '20 % 84'],
  ],
  BRL: [
    [45, 128, 243, 432],
    ['5 % 7', '10 % 27', '20 % 108'],
  ],
};

test.each(planCurrencies)("'Familia Plus' saves by the same rule in %s", (currency) => {
  const [costs, savings] = plus[currency];
  const inIt = planPeriods.map((period, at) => ({
    period,
    currency,
    priceCents: (costs[at] ?? 0) * 100,
    discountPercent: 0,
  }));
  const saved = planPeriods.slice(1).map((period) => savingsOf({ prices: inIt }, period, currency));
  expect(saved.map((each) => each && `${each.percent} % ${each.cents / 100}`)).toEqual(savings);
});

const only = (...some: readonly (readonly [PlanPrice['period'], number])[]) => ({
  prices: some.map(([period, priceCents]) => ({ period, currency: 'USD' as const, priceCents, discountPercent: 0 })),
});

test.each([
  ['nothing costs', only(['monthly', 0], ['annual', 0])],
  ['the month has no price', only(['annual', 4800])],
  ['the year has none', only(['monthly', 500])],
  ['a year costs twelve months', only(['monthly', 500], ['annual', 6000])],
  ['a year costs more', only(['monthly', 500], ['annual', 7000])],
])('nothing is saved where %s', (_what, some) => {
  expect(savingsOf(some, 'annual', 'USD')).toBeNull();
});
