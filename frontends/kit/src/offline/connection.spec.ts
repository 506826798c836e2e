import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { Connection } from './connection.js';

const network = { isThere: true, isAnswering: true };
const { fetch } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere);
  globalThis.fetch = () => (network.isAnswering ? Promise.resolve({} as Response) : Promise.reject(new TypeError()));
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an answer that was on its way when the network went is not believed for long', async () => {
  const connection = new Connection();
  connection.follow();
  network.isThere = false;
  dispatchEvent(new Event('offline'));
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.snapshot().isOffline).toBe(false);

  network.isAnswering = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(connection.snapshot().isOffline).toBe(true);
});
