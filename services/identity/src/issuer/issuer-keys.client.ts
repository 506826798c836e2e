import { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type CryptoKey, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { z } from 'zod';

import { Clock, CONFIG, Failure, failure } from '@alcancia/server-kit';

import { askIssuer, type IssuerAnswer } from './issuer-answer.client.js';
import { mustSuit } from './issuer-choice.policy.js';
import { IssuerGuard } from './issuer-guard.client.js';
import { keysReadEveryMs } from './issuer.limits.js';

interface IssuerSettings {
  readonly ISSUER_URL: string;
  readonly ISSUER_REALM: string;
  readonly ISSUER_IS_EMBEDDED: boolean;
}

type Keys = ReadonlyMap<string, CryptoKey | Uint8Array>;

const certs = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), use: z.string() })) });

/**
 * The keys that sign the adults' tokens, read beside the grants and kept in the database: a session outlives our
 * restart while the issuer is down (F12). Only a grant makes us ask for unknown keys, so a token with a made-up key id
 * causes no request to the issuer (F13).
 */
@Injectable()
export class IssuerKeys implements OnApplicationBootstrap {
  private known: Keys = new Map();
  /** The issuer's keys were never read, or the last read failed: it may have keys that are unknown here. */
  private isBehind = true;
  private triedAt = -Infinity;
  private reading: Promise<void> | null = null;
  private hasSuited = false;

  constructor(
    @Inject(CONFIG) private readonly config: IssuerSettings,
    private readonly guard: IssuerGuard,
    private readonly em: SqlEntityManager,
    private readonly clock: Clock,
  ) {}

  /** While the issuer is down identity starts with the stored keys; with an unsuitable issuer it does not start. */
  async onApplicationBootstrap(): Promise<void> {
    await this.read();
  }

  /** Called with every grant, outside any transaction: reads the keys again when the token's key is unknown. */
  async learn(accessToken: string): Promise<void> {
    const { kid = '' } = decodeProtectedHeader(accessToken);
    if (!this.known.has(kid) || this.isDue()) await this.read();
    if (!this.known.has(kid)) this.isBehind = true;
  }

  /** Null: not a key of the issuer's. Throws `unavailable` when that is not known. Never waits for the issuer. */
  async find(kid: string, em: SqlEntityManager): Promise<CryptoKey | Uint8Array | null> {
    if (!this.known.has(kid)) this.known = await keptIn(em);
    const key = this.known.get(kid);
    if (key) return key;
    if (!this.isBehind) return null;
    if (this.isDue()) void this.read().catch(() => undefined);
    throw failure('unavailable');
  }

  /** As the issuer publishes them. */
  published(): Promise<IssuerAnswer> {
    return this.ask('protocol/openid-connect/certs');
  }

  discovery(): Promise<IssuerAnswer> {
    return this.ask('.well-known/openid-configuration');
  }

  private ask(path: string): Promise<IssuerAnswer> {
    const { ISSUER_URL, ISSUER_REALM } = this.config;
    const url = new URL(`${ISSUER_URL.replace(/\/$/, '')}/realms/${ISSUER_REALM}/${path}`);
    return this.guard.ask(() => askIssuer(url));
  }

  private isDue(): boolean {
    return performance.now() - this.triedAt >= keysReadEveryMs;
  }

  private read(): Promise<void> {
    this.reading ??= this.readAnew().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async readAnew(): Promise<void> {
    this.triedAt = performance.now();
    try {
      if (!this.hasSuited) {
        const { status, body } = await this.discovery();
        if (status !== 200) throw failure('unavailable');
        mustSuit(body, this.config.ISSUER_IS_EMBEDDED);
        this.hasSuited = true;
      }
      const jwks = signingKeysIn(await this.published());
      this.known = await imported(jwks);
      await keep(this.em.fork(), jwks, this.clock.now());
      this.isBehind = false;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.isBehind = true;
    }
  }
}

function signingKeysIn({ body }: IssuerAnswer): JWK[] {
  const keys = certs.safeParse(body).data?.keys.filter(({ use, kty }) => use === 'sig' && kty === 'RSA') ?? [];
  if (keys.length === 0) throw failure('unavailable');
  return keys;
}

async function imported(jwks: readonly JWK[]): Promise<Keys> {
  const keys = jwks.map(async (jwk) => [String(jwk.kid), await importJWK(jwk, 'RS256')] as const);
  return new Map(await Promise.all(keys));
}

/** Keys that the issuer no longer publishes are no longer trusted, in any replica. */
async function keep(em: SqlEntityManager, jwks: readonly JWK[], now: Date): Promise<void> {
  await em.execute(
    `with read as (select value ->> 'kid' as kid, value as jwk from jsonb_array_elements(?::jsonb)),
     gone as (delete from identity.issuer_keys where kid not in (select kid from read))
     insert into identity.issuer_keys (kid, jwk, read_at) select kid, jwk, ? from read order by kid
     on conflict (kid) do update set jwk = excluded.jwk, read_at = excluded.read_at`,
    [JSON.stringify(jwks), now.toISOString()],
  );
}

async function keptIn(em: SqlEntityManager): Promise<Keys> {
  const rows = await em.execute<{ jwk: JWK }[]>('select jwk from identity.issuer_keys');
  return imported(rows.map(({ jwk }) => jwk));
}
