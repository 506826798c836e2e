import { type SqlEntityManager } from '@mikro-orm/sql';

import { pinLocked as pinLockedEvent } from '@alcancia/contracts/identity';
import { notFound, type Work } from '@alcancia/server-kit';

import { minutesUntil, standing, unlocked, withAttempt, type PinLock } from './pin-lock.policy.js';
import { pinLocked, pinLockedUntilAdult, pinMissing, pinWrong, type PinOwner } from './pin.errors.js';
import { adultPinRule, childPinRule, type PinRule } from './pin.limits.js';

/** A counted attempt whose PIN may now be verified. */
interface ReservedAttempt {
  readonly attempts: number;
  /** Set when this attempt has locked the PIN unless it turns out right; ISO 8601. */
  readonly lockedUntil: string | null;
  readonly lockCount: number;
}

interface PinRow {
  readonly pin_value: string | null;
  readonly pin_attempts: number;
  readonly pin_locked_until: Date | string | null;
  readonly pin_lock_count: number;
  readonly family_id: string | null;
}

const ruleOf = (owner: PinOwner): PinRule => (owner === 'child' ? childPinRule : adultPinRule);
const asDate = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

// Plain SQL instead of the entity: a wrong guess must not raise the version that an open form was read at.
async function lockRow(em: SqlEntityManager, owner: PinOwner, profileId: string): Promise<PinRow> {
  const [row] = await em.execute<PinRow[]>(
    `select pin_value, pin_attempts, pin_locked_until, pin_lock_count, family_id from identity.profiles
     where id = ? and deleted_at is null and (role = 'child') = ? for update`,
    [profileId, owner === 'child'],
  );
  if (!row) throw notFound();
  return row;
}

const writeLock = (em: SqlEntityManager, profileId: string, lock: PinLock) =>
  em.execute(`update identity.profiles set pin_attempts = ?, pin_locked_until = ?, pin_lock_count = ? where id = ?`, [
    lock.attempts,
    lock.lockedUntil?.toISOString() ?? null,
    lock.lockCount,
    profileId,
  ]);

/** Counts one attempt, or refuses it without a look at the PIN: none is set, or it is locked. */
export async function reserveAttempt({ em, now }: Work, owner: PinOwner, profileId: string): Promise<ReservedAttempt> {
  const row = await lockRow(em, owner, profileId);
  if (row.pin_value === null) throw pinMissing(owner);
  const lockedUntil = asDate(row.pin_locked_until);
  const before = { attempts: row.pin_attempts, lockedUntil, lockCount: row.pin_lock_count };

  const stands = standing(before, ruleOf(owner), now);
  if (stands === 'until-adult') throw pinLockedUntilAdult();
  if (stands === 'locked' && lockedUntil !== null)
    throw pinLocked(owner, minutesUntil(lockedUntil, now, ruleOf(owner)), false);

  const after = withAttempt(before, ruleOf(owner), now);
  await writeLock(em, profileId, after);
  return { ...after, lockedUntil: after.lockedUntil?.toISOString() ?? null };
}

/** The stored hash; null when the PIN was removed in the meantime. */
export async function storedPin(em: SqlEntityManager, profileId: string): Promise<string | null> {
  const [row] = await em.execute<Pick<PinRow, 'pin_value'>[]>(
    `select pin_value from identity.profiles where id = ? and deleted_at is null`,
    [profileId],
  );
  return row?.pin_value ?? null;
}

/** Ends an attempt: the right PIN opens and forgets what was counted; the wrong one is answered, and a lock is told. */
export async function settleAttempt(
  { em, now, publish, refuse }: Work,
  owner: PinOwner,
  profileId: string,
  reserved: ReservedAttempt,
  verifiedPin: string | null,
): Promise<void> {
  const row = await lockRow(em, owner, profileId);
  if (verifiedPin !== null && row.pin_value === verifiedPin) {
    await writeLock(em, profileId, unlocked);
    return;
  }
  const rule = ruleOf(owner);
  if (reserved.lockedUntil === null) return refuse(pinWrong(owner, rule.maxAttempts - reserved.attempts));

  const needsAdult = reserved.lockCount >= rule.locksBeforeAdult;
  const isStillLocked = asDate(row.pin_locked_until)?.toISOString() === reserved.lockedUntil;
  if (owner === 'child' && row.family_id !== null && isStillLocked) {
    const { lockedUntil } = reserved;
    publish(pinLockedEvent, { childId: profileId, familyId: row.family_id, lockedUntil, needsAdult });
  }
  return refuse(
    needsAdult
      ? pinLockedUntilAdult()
      : pinLocked(owner, minutesUntil(new Date(reserved.lockedUntil), now, rule), true),
  );
}

/** Writes a new PIN (its hash) or takes it away, and forgets every attempt and lock. */
export async function replacePin(
  em: SqlEntityManager,
  owner: PinOwner,
  profileId: string,
  hash: string | null,
): Promise<void> {
  await unlockPin(em, owner, profileId);
  await em.execute(`update identity.profiles set pin_value = ? where id = ?`, [hash, profileId]);
}

/** Forgets attempts and locks; the PIN stays. */
export async function unlockPin(em: SqlEntityManager, owner: PinOwner, profileId: string): Promise<void> {
  await lockRow(em, owner, profileId);
  await writeLock(em, profileId, unlocked);
}
