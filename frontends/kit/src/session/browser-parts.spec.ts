import { beforeEach, expect, test } from '@jest/globals';

import { browserParts } from './browser-parts.js';
import { deviceKey, deviceType } from './device.js';

beforeEach(() => localStorage.clear());

test('works without Web Locks: one after the other, also after a failure', async () => {
  const { locked } = browserParts();
  const happened: string[] = [];
  const slow = locked(async () => {
    await Promise.resolve();
    happened.push('first');
    throw new Error('refused');
  });
  const next = locked(async () => happened.push('second'));
  await expect(slow).rejects.toThrow('refused');
  await next;
  expect(happened).toEqual(['first', 'second']);
});

test('uses the Web Lock of the session where there is one', async () => {
  const asked: string[] = [];
  const locks = {
    request: async (name: string, _options: object, work: () => Promise<unknown>) => {
      asked.push(name);
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  expect(await browserParts().locked(async () => 'done')).toBe('done');
  Reflect.deleteProperty(navigator, 'locks');
  expect(asked).toEqual(['alcancia.session']);
});

test('hears of other tabs by the storage event where there is no BroadcastChannel', () => {
  let looks = 0;
  const parts = browserParts();
  parts.listen(() => (looks += 1));
  expect(() => parts.tell()).not.toThrow();
  dispatchEvent(new StorageEvent('storage', { key: 'alcancia.session' }));
  dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
  expect(looks).toBe(1);
});

test('marks the browser session with a cookie that has no end of its own', () => {
  const { mark } = browserParts();
  expect(mark.isSet()).toBe(false);
  mark.set();
  expect(mark.isSet()).toBe(true);
  mark.clear();
  expect(mark.isSet()).toBe(false);
});

test('a device keeps its random key', () => {
  const key = deviceKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceKey()).toBe(key);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 5, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140 Safari/537.36', 5, 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 0, 'desktop'],
])('%s is a %s-finger %s', (userAgent, maxTouchPoints, type) => {
  expect(deviceType({ userAgent, maxTouchPoints })).toBe(type);
});
