import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { authorizeDevice, chooseChild, listProfiles, unlockChildPin } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import {
  aChildOf,
  type Adult,
  anAdult,
  anotherSession,
  type Child,
  childPin,
  enterAdult,
  password,
} from '@alcancia/testing';

import { PinVerifier } from '../../../services/identity/src/pins/pin-verifier.cipher.js';
import { aSystem, type TestSystem } from '../test/a-system.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let system: TestSystem;
let adult: Adult;
let child: Child;
const verified = jest.spyOn(PinVerifier.prototype, 'verify');

beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

beforeEach(async () => {
  adult = await anAdult(system);
  child = await aChildOf(system, adult);
  verified.mockClear();
});

/** A browser in which nobody is chosen: what types PINs. */
async function aBrowser({ fingerprint = child.fingerprint, headers = {} } = {}) {
  const { accessToken: token, refreshToken } = await anotherSession(system, adult);
  return async (pin: string) => {
    const input = { childId: child.childId, pin, fingerprint, refreshToken };
    const { status, headers: said, error } = await system.ask(chooseChild, input, { token, headers });
    if (status === 200) return 'entered';
    return { status, code: error.code, details: error.details, waits: said.get('retry-after') !== null };
  };
}

const wrong = (attemptsLeft: number) => ({
  status: 403,
  code: 'child_pin_wrong',
  details: { attemptsLeft },
  waits: false,
});
const locked = (minutes: number, justLocked = false) => ({
  status: 429,
  code: 'child_pin_locked',
  details: { minutes, justLocked },
  waits: true,
});
const lockedUntilAdult = { status: 429, code: 'child_pin_locked_until_adult', details: {}, waits: true };

/** What the bell of the guardian says of locks, newest first. */
async function locksTold() {
  await system.settled();
  const { accessToken: token } = await enterAdult(system, adult);
  const { notifications } = await system.want(listNotifications, {}, { token });
  return notifications.filter(({ payload: { kind } }) => kind === 'pin_locked').map(({ payload }) => payload.message);
}
const toldOfLock = 'El PIN de Mateo está bloqueado 5 minutos por varios intentos.';
const toldToUnlock = 'El PIN de Mateo está bloqueado. Desbloquéalo o restablécelo en su ficha.';

describe('guessing a PIN', () => {
  test('of a hundred guesses at once three reach the verifier; the lock holds whoever asks, and over a restart', async () => {
    const guess = await aBrowser();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => guess(String(5000 + nth))));
    expect(verified).toHaveBeenCalledTimes(3);
    const tally = (all: readonly unknown[]) =>
      Map.groupBy(all.map((each) => JSON.stringify(each)).toSorted(), (each) => each);
    const expected = [wrong(2), wrong(1), locked(5, true), ...Array.from({ length: 97 }, () => locked(5))];
    expect(tally(answers)).toEqual(tally(expected));

    // However long all this takes: the right PIN, so many minutes after the lock.
    const lockedAt = system.clock.now().getTime();
    const after = (minutes: number, typed: typeof guess) => {
      system.clock.shift(lockedAt + minutes * minuteMs - system.clock.now().getTime());
      return typed(childPin);
    };
    expect(await after(0, guess)).toEqual(locked(5));
    expect(await after(1.2, guess)).toEqual(locked(4));
    const elsewhere = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'another one' };
    expect(await after(1.2, await aBrowser({ headers: elsewhere }))).toEqual(locked(4));
    const fingerprint = randomUUID();
    const device = { type: 'mobile', userAgent: 'test', screen: '390x844' } as const;
    const { accessToken: token } = await enterAdult(system, adult);
    await system.want(authorizeDevice, { childId: child.childId, fingerprint, password, ...device }, { token });
    expect(await after(1.2, await aBrowser({ fingerprint }))).toEqual(locked(4));

    system = await system.restart();
    expect(await after(1.2, guess)).toEqual(locked(4));
    const later = await aBrowser();
    expect(await after(4.2, later)).toEqual(locked(1));
    expect(verified).toHaveBeenCalledTimes(3);
    expect(await locksTold()).toEqual([toldOfLock]);

    expect(await after(5.1, later)).toBe('entered');
  });

  test('the fourth lock in a row waits for an adult, who is told of each', async () => {
    for (let lock = 1; lock <= 3; lock += 1) {
      const guess = await aBrowser();
      expect([await guess('0000'), await guess('0001')]).toEqual([wrong(2), wrong(1)]);
      expect(await guess('0002')).toEqual(locked(5, true));
      system.clock.shift(5 * minuteMs);
    }
    const guess = await aBrowser();
    expect([await guess('0000'), await guess('0001'), await guess('0002')]).toEqual([
      wrong(2),
      wrong(1),
      lockedUntilAdult,
    ]);

    system.clock.shift(dayMs);
    const nextDay = await aBrowser();
    expect(await nextDay(childPin)).toEqual(lockedUntilAdult);
    expect(verified).toHaveBeenCalledTimes(12);
    expect(await locksTold()).toEqual([toldToUnlock, toldOfLock, toldOfLock, toldOfLock]);

    const { childId } = child;
    const { accessToken: none } = await anotherSession(system, adult);
    const { children } = await system.want(listProfiles, {}, { token: none });
    expect(children).toEqual([expect.objectContaining({ id: childId, needsAdult: true, pinLockedUntil: null })]);
    expect((await system.ask(unlockChildPin, { childId }, { token: none })).error.code).toBe('profile_not_chosen');

    const { accessToken: token } = await enterAdult(system, adult);
    await system.want(unlockChildPin, { childId }, { token });
    expect(await (await aBrowser())(childPin)).toBe('entered');
  });
});
