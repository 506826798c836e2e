import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { failure } from '@alcancia/server-kit';

import { type IssuerAnswer, type JsonBody, saidIn } from '../issuer/issuer-answer.client.js';
import { type Grant, IssuerTokens, readGrant } from '../issuer/issuer-tokens.client.js';
import { Secrets } from './secrets.cipher.js';
import { sessionLimits } from './session.limits.js';

type Rotated =
  | { readonly grant: Grant }
  | { readonly refusal: IssuerAnswer }
  /** The token was used before, longer ago than a retry would come: it may be stolen, so the session ends. */
  | { readonly isReused: true };

interface Place {
  readonly em: SqlEntityManager;
  readonly now: Date;
}

interface RefreshRow {
  readonly started_at: Date | string;
  readonly answered_at: Date | string | null;
  readonly sealed_answer: string | null;
}

const pollMs = 50;
const longestWaitMs = 8_000;
const reuseSaid = 'Maximum allowed refresh token reuse exceeded';

/**
 * A refresh token is used once at the issuer, however many tabs ask: a second request within a minute gets the
 * answer of the first (house §5).
 */
@Injectable()
export class Rotation {
  constructor(
    private readonly issuer: IssuerTokens,
    private readonly secrets: Secrets,
  ) {}

  /** `place` is outside any transaction: the issuer is asked in between. */
  async rotate(place: Place, sessionId: string, refreshToken: string): Promise<Rotated> {
    const tokenHash = this.secrets.fingerprint('token', refreshToken);
    for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += pollMs) {
      if (await this.isFirst(place, tokenHash, sessionId)) return this.askIssuer(place, tokenHash, refreshToken);
      const before = await this.answerOf(place, tokenHash);
      if (before === 'reused') return { isReused: true };
      if (before !== 'pending') return { grant: before };
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    throw failure('unavailable');
  }

  private async isFirst({ em, now }: Place, tokenHash: string, sessionId: string): Promise<boolean> {
    const lost = new Date(now.getTime() - sessionLimits.refreshLostAfterMs).toISOString();
    const taken = await em.execute<{ token_hash: string }[]>(
      `insert into identity.refreshes as r (token_hash, session_id, started_at) values (?, ?, ?)
       on conflict (token_hash) do update set started_at = excluded.started_at
       where r.answered_at is null and r.started_at < ? returning token_hash`,
      [tokenHash, sessionId, now.toISOString(), lost],
    );
    return taken.length > 0;
  }

  private async answerOf({ em, now }: Place, tokenHash: string): Promise<Grant | 'pending' | 'reused'> {
    const [row] = await em.execute<RefreshRow[]>(
      `select started_at, answered_at, sealed_answer from identity.refreshes where token_hash = ?`,
      [tokenHash],
    );
    if (!row?.answered_at) return 'pending';
    const agoMs = now.getTime() - new Date(row.answered_at).getTime();
    if (agoMs > sessionLimits.sameAnswerMs || row.sealed_answer === null) return 'reused';
    return readGrant(JSON.parse(this.secrets.open(row.sealed_answer)) as JsonBody);
  }

  private async askIssuer(place: Place, tokenHash: string, refreshToken: string): Promise<Rotated> {
    const { em } = place;
    const forget = () => em.execute(`delete from identity.refreshes where token_hash = ?`, [tokenHash]);
    try {
      const outcome = await this.issuer.refresh(refreshToken);
      if ('refusal' in outcome) {
        await forget();
        return saidIn(outcome.refusal) === reuseSaid ? { isReused: true } : outcome;
      }
      await em.execute(`update identity.refreshes set answered_at = ?, sealed_answer = ? where token_hash = ?`, [
        place.now.toISOString(),
        this.secrets.close(JSON.stringify(outcome.grant.body)),
        tokenHash,
      ]);
      return outcome;
    } catch (error) {
      await forget();
      throw error;
    }
  }
}
