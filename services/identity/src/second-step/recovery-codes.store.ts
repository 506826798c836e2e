import { randomInt } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type Work } from '@alcancia/server-kit';

import { SecondStepSecrets } from './second-step.cipher.js';
import { secondStepLimits } from './second-step.limits.js';

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const half = secondStepLimits.recoveryCodeLength / 2;

/** 'k3mfp-9xwqa' */
function newCode(): string {
  const characters = Array.from(
    { length: secondStepLimits.recoveryCodeLength },
    () => alphabet[randomInt(alphabet.length)],
  );
  return `${characters.slice(0, half).join('')}-${characters.slice(half).join('')}`;
}

/** Codes for the day on which the phone is lost: ten, each good once, kept as fingerprints. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly secrets: SecondStepSecrets) {}

  /** The first ten of an account, or none where it has some. The act that made them is shown others when it is repeated. */
  async first(work: Work, adultId: string, intentId: string): Promise<string[]> {
    const others = await work.em.execute<unknown[]>(
      `select 1 from identity.recovery_codes where adult_id = ? and made_by is distinct from ?::uuid limit 1`,
      [adultId, intentId],
    );
    return others.length > 0 ? [] : this.renew(work, adultId, intentId);
  }

  /** Ten new ones; those before are gone. */
  async renew(work: Work, adultId: string, intentId: string): Promise<string[]> {
    await this.forget(work, adultId);
    const codes = Array.from({ length: secondStepLimits.recoveryCodes }, newCode);
    for (const code of codes)
      await work.em.execute(`insert into identity.recovery_codes (adult_id, code_hmac, made_by) values (?, ?, ?)`, [
        adultId,
        this.secrets.fingerprint(adultId, code),
        intentId,
      ]);
    return codes;
  }

  async left(em: SqlEntityManager, adultId: string): Promise<number> {
    const [row] = await em.execute<{ left: string | number }[]>(
      `select count(*) as left from identity.recovery_codes where adult_id = ? and used_at is null`,
      [adultId],
    );
    return Number(row?.left ?? 0);
  }

  /** Uses the code up. The act that used it may say it again: its answer may have been lost. */
  async accepts({ em, now }: Work, adultId: string, code: string, intentId: string): Promise<boolean> {
    const used = await em.execute<unknown[]>(
      `update identity.recovery_codes set used_at = ?, used_by = ?
       where adult_id = ? and code_hmac = ? and (used_at is null or used_by = ?) returning adult_id`,
      [now.toISOString(), intentId, adultId, this.secrets.fingerprint(adultId, code), intentId],
    );
    return used.length > 0;
  }

  async forget({ em }: Work, adultId: string): Promise<void> {
    await em.execute(`delete from identity.recovery_codes where adult_id = ?`, [adultId]);
  }
}
