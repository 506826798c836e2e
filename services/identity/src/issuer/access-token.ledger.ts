import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

import { CONFIG, failure } from '@alcancia/server-kit';

import { issuerDeadlineMs, keysReadEveryMs, leewaySeconds, webClientId } from './issuer.limits.js';
import { IssuerTokens } from './issuer-tokens.ledger.js';

const claims = z.object({
  sub: z.uuid(),
  sid: z.string().min(1),
  exp: z.number(),
  azp: z.literal(webClientId),
  typ: z.literal('Bearer'),
});

export interface AccessToken {
  readonly adultId: string;
  readonly issuerSid: string;
  readonly expiresAt: Date;
}

/** Reads the adults' access tokens with the issuer's keys: kept, and read again at most once a minute (quality F12, F13). */
@Injectable()
export class AccessTokens {
  private readonly issuer: string;
  private readonly keys: JWTVerifyGetKey;

  constructor(
    @Inject(CONFIG) config: { readonly PUBLIC_ORIGIN: string; readonly ISSUER_REALM: string },
    issuer: IssuerTokens,
  ) {
    this.issuer = `${config.PUBLIC_ORIGIN}/realms/${config.ISSUER_REALM}`;
    this.keys = createRemoteJWKSet(issuer.keysUrl, {
      cooldownDuration: keysReadEveryMs,
      cacheMaxAge: Infinity,
      timeoutDuration: issuerDeadlineMs,
    });
  }

  /** Null: not a living token of ours. Throws `unavailable` while the issuer's keys were never read. */
  async read(token: string, now: Date): Promise<AccessToken | null> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: ['RS256'],
        issuer: this.issuer,
        currentDate: now,
        clockTolerance: leewaySeconds,
      });
      const read = claims.safeParse(payload);
      if (!read.success) return null;
      return { adultId: read.data.sub, issuerSid: read.data.sid, expiresAt: new Date(read.data.exp * 1000) };
    } catch (error) {
      if (isAboutTheToken(error)) return null;
      throw failure('unavailable');
    }
  }
}

/** jose answers in the same words for a bad token and for keys that it could not fetch; only the first is the token's fault. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC');
