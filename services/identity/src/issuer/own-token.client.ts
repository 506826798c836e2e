import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, failure, type Health, LOG, type Logger } from '@alcancia/server-kit';

import { askIssuer } from './issuer-answer.client.js';
import { IssuerGuard } from './issuer-guard.client.js';
import { identityClientId, ownTokenTriedEveryMs } from './issuer.limits.js';

interface IssuerSettings {
  readonly ISSUER_URL: string;
  readonly ISSUER_REALM: string;
  readonly ISSUER_CLIENT_SECRET: string;
}

/** Tokens are replaced this long before their end, in milliseconds. */
const marginMs = 10_000;

/** The token with which identity itself uses the issuer's admin API, and whether the issuer still gives one. */
@Injectable()
export class OwnToken {
  private token: { readonly value: string; readonly goodUntil: number } | null = null;
  private isRefused = false;
  private triedAt = -Infinity;

  constructor(
    @Inject(CONFIG) private readonly config: IssuerSettings,
    @Inject(LOG) private readonly log: Logger,
    private readonly guard: IssuerGuard,
  ) {}

  /** Throws `unavailable` while the issuer does not accept our secret: an operator has to set it right. */
  async get(): Promise<string> {
    const kept = this.kept();
    if (kept !== null) return kept;
    this.triedAt = performance.now();
    const { ISSUER_URL, ISSUER_REALM, ISSUER_CLIENT_SECRET } = this.config;
    const url = new URL(`${ISSUER_URL.replace(/\/$/, '')}/realms/${ISSUER_REALM}/protocol/openid-connect/token`);
    const form = { grant_type: 'client_credentials', client_id: identityClientId, client_secret: ISSUER_CLIENT_SECRET };
    const { status, body } = await askIssuer(url, { method: 'POST', body: new URLSearchParams(form) });
    const value = body['access_token'];
    if (status !== 200 || typeof value !== 'string') throw this.refusedWith(status);
    this.isRefused = false;
    this.token = { value, goodUntil: performance.now() + Number(body['expires_in'] ?? 0) * 1_000 };
    return value;
  }

  /** It was not accepted; false when there was none. */
  forget(): boolean {
    const had = this.token !== null;
    this.token = null;
    return had;
  }

  /** `degraded` while the issuer refuses us: whoever is signed in goes on. An issuer that is away refuses nobody. */
  health(): Health {
    const isDue = performance.now() - this.triedAt >= ownTokenTriedEveryMs;
    if (isDue && this.kept() === null) void this.guard.ask(() => this.get()).catch(() => undefined);
    return this.isRefused ? 'degraded' : 'ok';
  }

  private kept(): string | null {
    const { token } = this;
    return token !== null && token.goodUntil - marginMs > performance.now() ? token.value : null;
  }

  private refusedWith(status: number): Error {
    const said = 'the issuer refuses identity as its client: ISSUER_CLIENT_SECRET is not the one that it has';
    if (!this.isRefused) this.log.error({ status, client: identityClientId }, said);
    this.isRefused = true;
    return failure('unavailable');
  }
}
