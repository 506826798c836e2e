import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type ErrorDetails } from '@alcancia/contracts/errors';
import { type PasskeyAnswer, type PasskeyMade } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { PasskeyCipher, type PasskeyKey } from './passkey.cipher.js';
import { SecondStepSecrets } from './second-step.cipher.js';
import { passkeyKnown, passkeyLimitReached, passkeyNotBegun } from './second-step.errors.js';
import { secondStepLimits } from './second-step.limits.js';

interface PasskeyRow {
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: string | number;
  readonly transports: string;
  readonly name: string;
  readonly added_by: string;
  readonly created_at: Date | string;
  readonly last_used_at: Date | string | null;
}

type Purpose = 'make' | 'prove';

/** The passkeys of an account, and the challenges that wait for an answer of one. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly cipher: PasskeyCipher,
    private readonly secrets: SecondStepSecrets,
  ) {}

  /** The oldest first. */
  async list(em: SqlEntityManager, adultId: string): Promise<PasskeyRow[]> {
    return em.execute<PasskeyRow[]>(
      `select * from identity.passkeys where adult_id = ? order by created_at, credential_id`,
      [adultId],
    );
  }

  async askToMake(work: Work, adultId: string, email: string): Promise<ErrorDetails> {
    const known = await this.list(work.em, adultId);
    const { options, challenge } = await this.cipher.optionsToMake(adultId, email, known.map(keyOf));
    await this.remember(work, adultId, 'make', challenge);
    return options;
  }

  /** What the browser needs to ask for one of them; null where there is none. */
  async askToProve(work: Work, adultId: string): Promise<ErrorDetails | null> {
    const known = await this.list(work.em, adultId);
    if (known.length === 0) return null;
    const { options, challenge } = await this.cipher.optionsToProve(known.map(keyOf));
    await this.remember(work, adultId, 'prove', challenge);
    return options;
  }

  /** Keeps a key that was asked for. The act that added it may say it again: its answer may have been lost. */
  async add(work: Work, adultId: string, made: PasskeyMade, name: string, intentId: string): Promise<void> {
    const { em, now } = work;
    // Two of one account at once take turns, so that neither is counted too late.
    await em.execute(`select 1 from identity.profiles where id = ? for update`, [adultId]);
    const known = await this.list(em, adultId);
    if (known.some((row) => row.credential_id === made.id && row.added_by === intentId)) return;
    const { passkeys: limit } = secondStepLimits;
    if (known.length >= limit) throw passkeyLimitReached(limit);
    const key = await this.cipher.made(made, (challenge) => this.take(work, adultId, 'make', challenge, intentId));
    if (!key) throw passkeyNotBegun();
    const kept = await em.execute<unknown[]>(
      `insert into identity.passkeys
         (credential_id, adult_id, public_key, sign_count, transports, name, added_by, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning credential_id`,
      [
        key.credentialId,
        adultId,
        key.publicKey,
        key.signCount,
        key.transports.join(' '),
        name,
        intentId,
        now.toISOString(),
      ],
    );
    if (kept.length === 0) throw passkeyKnown();
  }

  /** Uses the challenge up. The act that used it may say it again: its answer may have been lost. */
  async accepts(work: Work, adultId: string, answer: PasskeyAnswer, intentId: string): Promise<boolean> {
    const [row] = await work.em.execute<PasskeyRow[]>(
      `select * from identity.passkeys where adult_id = ? and credential_id = ? for update`,
      [adultId, answer.id],
    );
    if (!row) return false;
    if (await this.hasProved(work, adultId, intentId)) return true;
    const signCount = await this.cipher.proved(answer, keyOf(row), (challenge) =>
      this.take(work, adultId, 'prove', challenge, intentId),
    );
    if (signCount === null) {
      // An answer that was wrong is no proof when it is repeated.
      await work.em.execute(`delete from identity.passkey_challenges where adult_id = ? and used_by = ?`, [
        adultId,
        intentId,
      ]);
      return false;
    }
    await work.em.execute(`update identity.passkeys set sign_count = ?, last_used_at = ? where credential_id = ?`, [
      signCount,
      work.now.toISOString(),
      row.credential_id,
    ]);
    return true;
  }

  /** Whether it was one of the account's. */
  async rename({ em }: Work, adultId: string, credentialId: string, name: string): Promise<boolean> {
    const renamed = await em.execute<unknown[]>(
      `update identity.passkeys set name = ? where adult_id = ? and credential_id = ? returning name`,
      [name, adultId, credentialId],
    );
    return renamed.length > 0;
  }

  async remove({ em }: Work, adultId: string, credentialId: string): Promise<void> {
    await em.execute(`delete from identity.passkeys where adult_id = ? and credential_id = ?`, [adultId, credentialId]);
  }

  private async remember({ em, now }: Work, adultId: string, purpose: Purpose, challenge: string): Promise<void> {
    const until = new Date(now.getTime() + secondStepLimits.challengeMs);
    await em.execute(
      `insert into identity.passkey_challenges (challenge_hmac, adult_id, purpose, expires_at) values (?, ?, ?, ?)`,
      [this.secrets.ofChallenge(challenge), adultId, purpose, until.toISOString()],
    );
  }

  private async take(
    { em, now }: Work,
    adultId: string,
    purpose: Purpose,
    challenge: string,
    intentId: string,
  ): Promise<boolean> {
    const taken = await em.execute<unknown[]>(
      `update identity.passkey_challenges set used_by = ?
       where challenge_hmac = ? and adult_id = ? and purpose = ? and expires_at > ? and used_by is null returning purpose`,
      [intentId, this.secrets.ofChallenge(challenge), adultId, purpose, now.toISOString()],
    );
    return taken.length > 0;
  }

  /** Whether this same act has proved it before: its body is the same, so the answer is. */
  private async hasProved({ em }: Work, adultId: string, intentId: string): Promise<boolean> {
    const used = await em.execute<unknown[]>(
      `select 1 from identity.passkey_challenges where adult_id = ? and purpose = 'prove' and used_by = ?`,
      [adultId, intentId],
    );
    return used.length > 0;
  }
}

const keyOf = (row: PasskeyRow): PasskeyKey => ({
  credentialId: row.credential_id,
  publicKey: row.public_key,
  signCount: Number(row.sign_count),
  transports: row.transports.split(' ').filter((transport) => transport !== ''),
});
