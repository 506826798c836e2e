import { beforeEach, expect, test } from '@jest/globals';

import { locateVisitor } from '@alcancia/contracts/billing';
import type { OutputOf } from '@alcancia/contracts/define';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi } from '@alcancia/web-kit/testing';

import { findPlace } from './find-place.js';

beforeEach(() => localStorage.clear());

/** The server as it answers from now on. */
function server(answer: () => OutputOf<typeof locateVisitor>) {
  const api = new FakeApi().answer(locateVisitor, answer);
  globalThis.fetch = api.fetch as typeof fetch;
  return api;
}

const dayMs = 24 * 3_600_000;

test('is where the server says, and asked for once in 24 hours', async () => {
  const api = server(() => ({ country: 'CO', currency: 'COP' }));
  expect(await findPlace()).toEqual({ country: 'CO', currency: 'COP' });
  expect(await findPlace()).toEqual({ country: 'CO', currency: 'COP' });
  expect(api.asked).toHaveLength(1);

  const kept = JSON.parse(localStorage.getItem('alcancia.place')!) as object;
  localStorage.setItem('alcancia.place', JSON.stringify({ ...kept, at: Date.now() - dayMs - 1 }));
  await findPlace();
  expect(api.asked).toHaveLength(2);
});

test.each(['hello', '{}', '{"country":"CO"}', '{"at":1}', '{"country":12,"at":9e15}'])(
  'what was kept as %s is not believed',
  async (text) => {
    localStorage.setItem('alcancia.place', text);
    server(() => ({ country: 'MX', currency: 'MXN' }));
    expect(await findPlace()).toEqual({ country: 'MX', currency: 'MXN' });
  },
);

test('a country without a currency of its own here shows what the server says of it, or dollars', async () => {
  server(() => ({ country: 'EC', currency: 'USD' }));
  expect(await findPlace()).toEqual({ country: 'EC', currency: 'USD' });
  localStorage.clear();
  server(() => ({ country: 'JP', currency: null }));
  expect(await findPlace()).toEqual({ country: 'JP', currency: 'USD' });
});

test.each([
  ['knows nothing', () => ({ country: null, currency: null })],
  [
    'does not answer',
    () => {
      throw new ApiError({ code: 'unavailable' });
    },
  ],
])('where the server %s the browser tells, and nothing is kept', async (_, answer) => {
  server(answer);
  expect(Object.keys(await findPlace())).toEqual(['country', 'currency']);
  expect(localStorage.getItem('alcancia.place')).toBeNull();
});
