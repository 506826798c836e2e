import { describe, expect, test } from '@jest/globals';

import { afterFailure, isLocked, type LoginFailures, noFailures } from './brute-force.js';
import { realmPolicy } from './issuer.config.js';

const policy = realmPolicy.bruteForce;
const start = Date.UTC(2026, 10, 21, 12, 0, 0);
const minute = 60_000;

const failing = (times: number, everyMs: number): LoginFailures =>
  Array.from({ length: times }).reduce<LoginFailures>(
    (before, _, index) => afterFailure(before, start + index * everyMs, policy),
    noFailures,
  );

describe('wrong passwords', () => {
  test('four with time between them lock nothing', () => {
    const failures = failing(4, 2000);
    expect(failures).toMatchObject({ failures: 4, temporaryLockouts: 0 });
    expect(isLocked(failures, start + 3 * 2000)).toBe(false);
  });

  test('the fifth locks for a minute, to the second', () => {
    const failures = failing(5, 2000);
    expect(isLocked(failures, start + 8000 + minute - 1)).toBe(true);
    expect(isLocked(failures, start + 8000 + minute)).toBe(false);
  });

  test('two within a second lock for a minute', () => {
    expect(failing(2, 999)).toMatchObject({ failures: 2, temporaryLockouts: 1, lockedUntilMs: start + minute });
    expect(failing(2, 1000)).toMatchObject({ failures: 2, temporaryLockouts: 0 });
  });

  test('however many there are, nobody waits longer than a minute', () => {
    const failures = failing(40, 2000);
    expect(failures.lockedUntilMs).toBe(start + 39 * 2000 + minute);
  });

  test('half a day later they are forgotten', () => {
    const failures = afterFailure(failing(4, 2000), start + 6000 + policy.maxDeltaTimeSeconds * 1000 + 1, policy);
    expect(failures.failures).toBe(1);
  });
});
