import { expect, it } from '@jest/globals';

import { otherSaving, type PricesDraft } from './prices-draft.js';

const none = { units: 0, discount: 0, isActive: false };
const prices = (monthly: number | string, annual: number | string, isActive = true): PricesDraft => ({
  monthly: { units: monthly, discount: 0, isActive },
  quarterly: none,
  semiannual: none,
  annual: { units: annual, discount: 20, isActive },
});

it.each([
  ['a fifth, as promised', prices(95, 912), null],
  ['less than promised', prices(100, 1100), 8],
  ['more than promised', prices(100, 600), 50],
  ['nothing at all', prices(100, 1200), 0],
  ['the other way round', prices(100, 1500), -25],
  ['a free plan', prices(0, 0), null],
  ['prices that are not asked for', prices(100, 1100, false), null],
  ['what is no number yet', prices('abc', 1100), null],
])('a year saves %s', (_, draft, said) => {
  expect(otherSaving(draft)).toBe(said);
});
