import { expect, jest, test } from '@jest/globals';

import { lookAround } from './readiness.js';

test('everything is there', async () => {
  expect(await lookAround({ database: async () => true, bus: () => 'ok' })).toEqual({
    status: 'ok',
    checks: { database: 'ok', bus: 'ok' },
  });
});

test('what only helps may be away', async () => {
  expect(await lookAround({ database: () => true, cache: () => 'degraded' })).toEqual({
    status: 'degraded',
    checks: { database: 'ok', cache: 'degraded' },
  });
});

test('what is away, or fails to say, is named', async () => {
  expect(
    await lookAround({
      database: () => Promise.reject(new Error('refused')),
      cache: () => 'degraded',
      bus: () => false,
    }),
  ).toEqual({
    status: 'unavailable',
    checks: { database: 'unavailable', cache: 'degraded', bus: 'unavailable' },
  });
});

test('what does not answer in time is away', async () => {
  jest.useFakeTimers();
  try {
    const asked = lookAround({ database: () => new Promise<boolean>(() => undefined) });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await asked).toEqual({ status: 'unavailable', checks: { database: 'unavailable' } });
  } finally {
    jest.useRealTimers();
  }
});
