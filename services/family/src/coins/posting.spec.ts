import { describe, expect, test } from '@jest/globals';

import { award, balanceAfter, capture, hold, type Leg, release, reversal, type Written } from './posting.policy.js';

const balance = { points: 0, availableCents: 0, reservedCents: 0, pendingCents: 0 };
const earned = { type: 'actividad', points: 10, coinsCents: 500 } as const;

const sums = (legs: readonly Leg[]) => ({
  points: legs.filter(({ currency }) => currency === 'points').reduce((sum, { amount }) => sum + amount, 0),
  coins: legs.filter(({ currency }) => currency === 'coins').reduce((sum, { amount }) => sum + amount, 0),
});
const moves = (legs: readonly Leg[]) => legs.map(({ account, amount, type }) => [account, amount, type]);
const written = (legs: readonly Leg[]): Written[] => legs.map((leg, index) => ({ ...leg, id: String(index) }));

describe('what is posted', () => {
  test.each([
    ['an award', award(balance, earned)],
    ['an award that pays a debt', award({ ...balance, pendingCents: 200 }, earned)],
    ['an award all of which pays a debt', award({ ...balance, pendingCents: 900 }, earned)],
    ['a hold', hold(300)],
    ['a release', release(300)],
    ['a capture', capture(300)],
    ['a reversal', reversal({ ...balance, availableCents: 500 }, written(award(balance, earned)))],
    ['a reversal of what was spent', reversal(balance, written(award(balance, earned)))],
    ['a reversal of a capture', reversal(balance, written(capture(300)))],
  ])('%s sums to zero in each currency and has no empty entry', (_name, legs) => {
    expect(sums(legs)).toEqual({ points: 0, coins: 0 });
    expect(legs.every(({ amount }) => amount !== 0)).toBe(true);
  });

  test('earnings pay what is pending first', () => {
    expect(moves(award({ ...balance, pendingCents: 200 }, { ...earned, points: 0 }))).toEqual([
      ['disponible', 300, 'actividad'],
      ['pendiente', 200, 'compensacion'],
      ['familia', -500, 'actividad'],
    ]);
  });

  test('something worth nothing posts nothing', () => {
    expect(award(balance, { type: 'actividad', points: 0, coinsCents: 0 })).toEqual([]);
  });

  test('a reversal takes what is there and leaves the rest pending', () => {
    const paid = written(award(balance, { ...earned, points: 0 }));
    expect(moves(reversal({ ...balance, availableCents: 120 }, paid))).toEqual([
      ['disponible', -120, 'correccion'],
      ['pendiente', -380, 'compensacion'],
      ['familia', 500, 'correccion'],
    ]);
  });

  test('taking back earnings that paid a debt brings the debt back', () => {
    const paid = written(award({ ...balance, pendingCents: 200 }, { ...earned, points: 0 }));
    expect(moves(reversal({ ...balance, availableCents: 300 }, paid))).toEqual([
      ['disponible', -300, 'correccion'],
      ['pendiente', -200, 'compensacion'],
      ['familia', 500, 'correccion'],
    ]);
  });

  test.each([
    ['earnings', award(balance, earned), { points: 10, availableCents: 500 }],
    ['earnings that pay a debt', award({ ...balance, pendingCents: 900 }, earned), { points: 10, pendingCents: -500 }],
    ['a hold', hold(300), { availableCents: -300, reservedCents: 300 }],
    ['a capture', capture(300), { reservedCents: -300 }],
    ['nothing', [], {}],
  ])('%s moves each balance by its own legs, and the other side of the family moves none', (_name, legs, change) => {
    const before = { points: 1_000, availableCents: 2_000, reservedCents: 3_000, pendingCents: 4_000 };
    const expected = Object.entries(before).map(([name, amount]) => [
      name,
      amount + ((change as Record<string, number>)[name] ?? 0),
    ]);
    expect(balanceAfter(before, legs)).toEqual(Object.fromEntries(expected));
  });
});
