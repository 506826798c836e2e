import { type PinRule } from './pin.limits.js';

/** The counter beside a PIN. An attempt is counted before it is verified, so that guesses at the same time count too. */
export interface PinLock {
  readonly attempts: number;
  readonly lockedUntil: Date | null;
  /** Locks in a row without a right PIN. */
  readonly lockCount: number;
}

export const unlocked: PinLock = { attempts: 0, lockedUntil: null, lockCount: 0 };

type Standing = 'open' | 'locked' | 'until-adult';

export function standing({ lockedUntil, lockCount }: PinLock, rule: PinRule, now: Date): Standing {
  if (lockCount >= rule.locksBeforeAdult) return 'until-adult';
  return lockedUntil !== null && lockedUntil > now ? 'locked' : 'open';
}

/** One attempt more. The last one locks at once; a right PIN takes the lock away again. */
export function withAttempt({ attempts, lockedUntil, lockCount }: PinLock, rule: PinRule, now: Date): PinLock {
  const counted = (lockedUntil === null ? attempts : 0) + 1;
  if (counted < rule.maxAttempts) return { attempts: counted, lockedUntil: null, lockCount };
  return { attempts: counted, lockedUntil: new Date(now.getTime() + rule.lockMs), lockCount: lockCount + 1 };
}

/**
 * Whole minutes to wait, rounded up: at least 1 while the lock holds, and never more than a whole lock, also for a guess
 * that began a moment before the one that locked.
 */
export const minutesUntil = (lockedUntil: Date, now: Date, { lockMs }: Pick<PinRule, 'lockMs'>): number =>
  Math.max(1, Math.ceil(Math.min(lockMs, lockedUntil.getTime() - now.getTime()) / 60_000));

interface LockColumns {
  readonly pinAttempts: number;
  readonly pinLockedUntil?: Date | null;
  readonly pinLockCount: number;
}

/** What a screen says about a PIN's lock: until when, or that an adult is needed. */
export function lockView(profile: LockColumns, rule: PinRule, now: Date) {
  const lockedUntil = profile.pinLockedUntil ?? null;
  const stands = standing({ attempts: profile.pinAttempts, lockedUntil, lockCount: profile.pinLockCount }, rule, now);
  return {
    pinLockedUntil: stands === 'locked' && lockedUntil !== null ? lockedUntil.toISOString() : null,
    needsAdult: stands === 'until-adult',
  };
}
