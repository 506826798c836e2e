import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type Work } from '@alcancia/server-kit';

import { SecondStepSecrets } from './second-step.cipher.js';
import { secondCodeWrong, totpNotBegun } from './second-step.errors.js';
import { secondStepLimits } from './second-step.limits.js';
import { matchingStep } from './totp.cipher.js';

interface TotpRow {
  readonly secret_sealed: string | null;
  readonly confirmed_at: Date | string | null;
  readonly last_step: string | number;
  readonly last_intent: string | null;
  readonly candidate_sealed: string | null;
  readonly candidate_at: Date | string | null;
}

/** The authenticator app of an account: its sealed secret, and the last code that was used. */
@Injectable()
export class TotpFactors {
  constructor(private readonly secrets: SecondStepSecrets) {}

  async since(em: SqlEntityManager, adultId: string): Promise<Date | null> {
    const row = await this.find(em, adultId);
    return row?.confirmed_at ? new Date(row.confirmed_at) : null;
  }

  /** Keeps a secret until its first code comes; one before it is forgotten. */
  async propose({ em, now }: Work, adultId: string, secret: Buffer): Promise<void> {
    const sealed = this.secrets.close(secret);
    await em.execute(
      `insert into identity.totp_factors (adult_id, candidate_sealed, candidate_at) values (?, ?, ?)
       on conflict (adult_id) do update set candidate_sealed = excluded.candidate_sealed, candidate_at = excluded.candidate_at`,
      [adultId, sealed, now.toISOString()],
    );
  }

  /** The first code of the proposed secret makes it the account's. */
  async confirm({ em, now }: Work, adultId: string, code: string, intentId: string): Promise<void> {
    const row = await this.find(em, adultId, 'for update');
    // The answer of this same act was lost: the codes that it shows are made anew.
    if (row?.secret_sealed && row.last_intent === intentId) return;
    const { candidateMs } = secondStepLimits;
    if (!row?.candidate_sealed || !row.candidate_at) throw totpNotBegun();
    if (now.getTime() - new Date(row.candidate_at).getTime() > candidateMs) throw totpNotBegun();
    const step = matchingStep(this.secrets.open(row.candidate_sealed), code, now);
    if (step === null) throw secondCodeWrong();
    await em.execute(
      `update identity.totp_factors set secret_sealed = candidate_sealed, confirmed_at = ?, last_step = ?, last_intent = ?,
         candidate_sealed = null, candidate_at = null where adult_id = ?`,
      [now.toISOString(), step, intentId, adultId],
    );
  }

  /** Uses the code up. The act that used it may say it again: its answer may have been lost. */
  async accepts({ em, now }: Work, adultId: string, code: string, intentId: string): Promise<boolean> {
    const row = await this.find(em, adultId, 'for update');
    if (!row?.secret_sealed) return false;
    const step = matchingStep(this.secrets.open(row.secret_sealed), code, now);
    if (step === null) return false;
    const last = Number(row.last_step);
    if (step < last || (step === last && row.last_intent !== intentId)) return false;
    await em.execute(`update identity.totp_factors set last_step = ?, last_intent = ? where adult_id = ?`, [
      step,
      intentId,
      adultId,
    ]);
    return true;
  }

  async forget({ em }: Work, adultId: string): Promise<void> {
    await em.execute(`delete from identity.totp_factors where adult_id = ?`, [adultId]);
  }

  private async find(em: SqlEntityManager, adultId: string, lock = ''): Promise<TotpRow | undefined> {
    const [row] = await em.execute<TotpRow[]>(`select * from identity.totp_factors where adult_id = ? ${lock}`, [
      adultId,
    ]);
    return row;
  }
}
