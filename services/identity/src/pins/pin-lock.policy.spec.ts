import { describe, expect, test } from '@jest/globals';

import { lockView, minutesUntil, standing, unlocked, withAttempt, type PinLock } from './pin-lock.policy.js';
import { adultPinRule, childPinRule, type PinRule } from './pin.limits.js';

const start = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const guessed = (lock: PinLock, rule: PinRule, times: number, now = start): PinLock =>
  times === 0 ? lock : guessed(withAttempt(lock, rule, now), rule, times - 1, now);

describe('the lock of a PIN', () => {
  test('the third attempt of a child locks for five minutes', () => {
    expect(standing(guessed(unlocked, childPinRule, 2), childPinRule, start)).toBe('open');
    const locked = guessed(unlocked, childPinRule, 3);
    expect(locked).toEqual({ attempts: 3, lockedUntil: after(5), lockCount: 1 });
    expect(standing(locked, childPinRule, after(4.99))).toBe('locked');
    expect(standing(locked, childPinRule, after(5))).toBe('open');
  });

  test('after a lock three attempts are counted anew', () => {
    const locked = guessed(unlocked, childPinRule, 3);
    expect(withAttempt(locked, childPinRule, after(6))).toEqual({ attempts: 1, lockedUntil: null, lockCount: 1 });
  });

  test('the fourth lock in a row of a child waits for an adult, however long', () => {
    const third = { attempts: 2, lockedUntil: null, lockCount: 3 };
    const fourth = withAttempt(third, childPinRule, start);
    expect(standing(fourth, childPinRule, after(1_000_000))).toBe('until-adult');
  });

  test('the fifth attempt of an adult locks for a quarter of an hour, as often as it happens', () => {
    const locked = guessed({ ...unlocked, lockCount: 40 }, adultPinRule, 5);
    expect(standing(locked, adultPinRule, after(14.9))).toBe('locked');
    expect(standing(locked, adultPinRule, after(15))).toBe('open');
  });

  test('the wait is told in whole minutes, never none and never more than a lock', () => {
    expect(minutesUntil(after(4.2), start, childPinRule)).toBe(5);
    expect(minutesUntil(after(0.01), start, childPinRule)).toBe(1);
    expect(minutesUntil(after(5.01), start, childPinRule)).toBe(5);
  });

  test('a screen hears of a lock only while it holds', () => {
    const profile = { pinAttempts: 3, pinLockedUntil: after(5), pinLockCount: 1 };
    expect(lockView(profile, childPinRule, start)).toEqual({
      pinLockedUntil: after(5).toISOString(),
      needsAdult: false,
    });
    expect(lockView(profile, childPinRule, after(5))).toEqual({ pinLockedUntil: null, needsAdult: false });
    const fourth = { ...profile, pinLockCount: 4 };
    expect(lockView(fourth, childPinRule, start)).toEqual({ pinLockedUntil: null, needsAdult: true });
  });
});
