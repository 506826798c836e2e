import { type Work } from '@alcancia/server-kit';

import { adultPasswordLimited, adultPasswordTooSoon } from './session.errors.js';
import { adultPasswordLimits } from './session.limits.js';

interface AttemptRow {
  readonly failures: number;
  readonly limited_until: Date | string | null;
  readonly last_attempt_at: Date | string;
}

const timeOf = (value: Date | string | null): number => (value === null ? 0 : new Date(value).getTime());
const secondsUntil = (time: number, now: Date): number =>
  Math.max(1, Math.ceil(Math.min(adultPasswordLimits.pauseMs, time - now.getTime()) / 1_000));

/** Counts one try of an adult's password before it is looked at: two seconds apart, five wrong ones, then a minute (spec 1 §5, §8). */
export async function reservePasswordAttempt({ em, now }: Pick<Work, 'em' | 'now'>, adultId: string): Promise<void> {
  const { betweenAttemptsMs, wrongOnes, pauseMs } = adultPasswordLimits;
  const at = now.toISOString();
  const until = new Date(now.getTime() + pauseMs).toISOString();
  const counted = await em.execute<{ failures: number }[]>(
    `insert into identity.password_attempts as a (adult_id, failures, limited_until, last_attempt_at)
     values (?, 1, null, ?)
     on conflict (adult_id) do update set
       failures = case when a.limited_until is null then a.failures + 1 else 1 end,
       limited_until = case when a.limited_until is null and a.failures + 1 >= ?::int then ?::timestamptz end,
       last_attempt_at = excluded.last_attempt_at
     where (a.limited_until is null or a.limited_until <= ?::timestamptz) and a.last_attempt_at <= ?::timestamptz
     returning failures`,
    [adultId, at, wrongOnes, until, at, new Date(now.getTime() - betweenAttemptsMs).toISOString()],
  );
  if (counted.length > 0) return;
  const [row] = await em.execute<AttemptRow[]>(
    `select failures, limited_until, last_attempt_at from identity.password_attempts where adult_id = ?`,
    [adultId],
  );
  const limitedUntil = timeOf(row?.limited_until ?? null);
  if (limitedUntil > now.getTime()) throw adultPasswordLimited(secondsUntil(limitedUntil, now));
  throw adultPasswordTooSoon(secondsUntil(timeOf(row?.last_attempt_at ?? null) + betweenAttemptsMs, now));
}

/** The right password forgets the tries before it. */
export const forgetPasswordAttempts = ({ em }: Pick<Work, 'em'>, adultId: string) =>
  em.execute(`delete from identity.password_attempts where adult_id = ?`, [adultId]);
