import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { networkOf, type Origin } from '@alcancia/server-kit';

import { Secrets } from '../sessions/secrets.cipher.js';
import { signInLimits } from './account.limits.js';
import { tooManySignIns } from './account.errors.js';

interface Place {
  readonly em: SqlEntityManager;
  readonly now: Date;
}

interface Key {
  readonly key: string;
  readonly limit: number;
}

/**
 * Failed sign-ins per account and per network, counted before the password is looked at: twenty at the same time count
 * as twenty (deploy/keycloak/README.md). Whether the e-mail is known makes no difference.
 */
@Injectable()
export class SignInAttempts {
  constructor(private readonly secrets: Secrets) {}

  /** Counts one attempt; throws without counting while the account or network is blocked. */
  async reserve(place: Place, email: string, { address }: Origin): Promise<void> {
    await this.count(place, this.ofNetwork(address));
    await this.count(place, this.ofAccount(email));
  }

  /** The password was right: forgets the account's failures and takes this attempt back from the network's count. */
  async succeeded(place: Place, email: string, { address }: Origin): Promise<void> {
    await this.clear(place, email);
    await this.takeBack(place, this.ofNetwork(address));
  }

  /** The password was never checked: takes the attempt back. */
  async neverHappened(place: Place, email: string, { address }: Origin): Promise<void> {
    await this.takeBack(place, this.ofAccount(email));
    await this.takeBack(place, this.ofNetwork(address));
  }

  async clear({ em, now }: Place, email: string): Promise<void> {
    await em.execute(
      `update identity.sign_in_attempts set failures = 0, blocked_until = null, updated_at = ? where key = ?`,
      [now.toISOString(), this.ofAccount(email).key],
    );
  }

  /** Codes of the second step are counted apart: a right password does not forget the wrong codes after it. */
  async reserveSecondStep(place: Place, adultId: string): Promise<void> {
    await this.count(place, this.ofSecondStep(adultId));
  }

  async secondStepPassed({ em }: Place, adultId: string): Promise<void> {
    await em.execute(`delete from identity.sign_in_attempts where key = ?`, [this.ofSecondStep(adultId).key]);
  }

  private ofSecondStep(adultId: string): Key {
    return { key: this.secrets.fingerprint('second-step', adultId), limit: signInLimits.wrongPerAccount };
  }

  private ofAccount(email: string): Key {
    return { key: this.secrets.fingerprint('account', email), limit: signInLimits.wrongPerAccount };
  }

  private ofNetwork(address: string): Key {
    return { key: this.secrets.fingerprint('address', networkOf(address)), limit: signInLimits.wrongPerNetwork };
  }

  private async count({ em, now }: Place, { key, limit }: Key): Promise<void> {
    const at = now.toISOString();
    const until = new Date(now.getTime() + signInLimits.pauseMs).toISOString();
    const forgiven = new Date(now.getTime() - signInLimits.forgivenAfterMs).toISOString();
    const counted = await em.execute<{ failures: number }[]>(
      `insert into identity.sign_in_attempts as a (key, failures, blocked_until, updated_at)
       values (?, 1, case when 1 >= ?::int then ?::timestamptz end, ?::timestamptz)
       on conflict (key) do update set
         failures = case when a.updated_at < ?::timestamptz then 1 else a.failures + 1 end,
         blocked_until = case when a.updated_at >= ?::timestamptz and a.failures + 1 >= ?::int then ?::timestamptz end,
         updated_at = ?::timestamptz
       where a.blocked_until is null or a.blocked_until <= ?::timestamptz
       returning failures`,
      [key, limit, until, at, forgiven, forgiven, limit, until, at, at],
    );
    if (counted.length > 0) return;
    const [row] = await em.execute<{ blocked_until: Date | string | null }[]>(
      `select blocked_until from identity.sign_in_attempts where key = ?`,
      [key],
    );
    const waitMs = row?.blocked_until ? new Date(row.blocked_until).getTime() - now.getTime() : signInLimits.pauseMs;
    throw tooManySignIns(Math.max(1, Math.ceil(Math.min(waitMs, signInLimits.pauseMs) / 1000)));
  }

  private async takeBack({ em, now }: Place, { key, limit }: Key): Promise<void> {
    await em.execute(
      `update identity.sign_in_attempts set failures = greatest(failures - 1, 0), updated_at = ?,
         blocked_until = case when failures - 1 >= ?::int then blocked_until end where key = ?`,
      [now.toISOString(), limit, key],
    );
  }
}
