import { expect, test } from '@jest/globals';

import { untilSo } from '@alcancia/testing';

import { Batches, type Ends } from './batches.js';

const fulfilled = { status: 'fulfilled', value: undefined } as const;

/** By lane ('a1' is of lane 'a'); each is under way until it is let go. */
function aGathering() {
  const dealt: { set: readonly string[]; end(how?: Ends<void>): void }[] = [];
  const batches = new Batches<string>(
    (set) => new Promise((resolve) => dealt.push({ set, end: (how = set.map(() => fulfilled)) => resolve(how) })),
    ([lane = '']) => lane,
  );
  return { dealt, batches, sets: () => dealt.map(({ set }) => set.join(' ')) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('no more than 64 go together', async () => {
  const { dealt, batches, sets } = aGathering();
  const names = Array.from({ length: 70 }, (_, at) => String.fromCodePoint(0x4e_00 + at));
  const all = Promise.all(names.map((one) => batches.join(one)));
  dealt[0]?.end();
  await soon();
  dealt[1]?.end();
  await soon();
  expect(sets().map((set) => set.split(' ').length)).toEqual([1, 64, 5]);
  for (const { end } of dealt) end();
  await all;
});

test('whoever is alone goes at once, and what comes meanwhile goes together', async () => {
  const { dealt, batches, sets } = aGathering();
  const all = Promise.all(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'].map((one) => batches.join(one)));
  expect(sets()).toEqual(['a1']);
  dealt[0]?.end();
  await soon();
  expect(sets()).toEqual(['a1', 'b1 c1 d1 e1 f1 g1']);
  for (const { end } of dealt) end();
  await all;
});

test('a slow set does not stop the others; those of one lane keep their order and are never in two sets at a time', async () => {
  const { dealt, batches, sets } = aGathering();
  const all = Promise.all(['a1', 'a2', 'b1', 'a3', 'b2', 'c1'].map((one) => batches.join(one)));
  expect(sets()).toEqual(['a1']);
  await untilSo(() => dealt.length > 1);
  expect(sets().at(-1)).toBe('b1 b2 c1');
  dealt[0]?.end();
  dealt[1]?.end();
  await soon();
  expect(sets().at(-1)).toBe('a2 a3');
  for (const { end } of dealt) end();
  await all;
});

test('each ends as it is said of it; where nothing is said, as the whole', async () => {
  const { dealt, batches } = aGathering();
  const ends = Promise.allSettled(['a1', 'b1', 'c1', 'd1'].map((one) => batches.join(one)));
  dealt[0]?.end();
  await soon();
  dealt[1]?.end([fulfilled, fulfilled, { status: 'rejected', reason: 'full' }]);
  expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});

test('a set that cannot be dealt with is that for each, and the next one goes', async () => {
  const away = new Error('away');
  const failing = new Batches<string>(() => Promise.reject(away));
  const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map((one) => failing.join(one)));
  expect(ends.map((end) => end.status === 'rejected' && end.reason)).toEqual([away, away, away, away]);
});
