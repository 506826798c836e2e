import { type SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';

import { CONFIG } from '@alcancia/server-kit';

import { IssuerKeys } from './issuer-keys.client.js';
import { leewaySeconds, webClientId } from './issuer.limits.js';

const claims = z.object({
  sub: z.uuid(),
  sid: z.string().min(1),
  exp: z.number(),
  azp: z.literal(webClientId),
  typ: z.literal('Bearer'),
});

interface AccessToken {
  readonly adultId: string;
  readonly issuerSid: string;
  readonly expiresAt: Date;
}

/** Reads the adults' access tokens with the issuer's keys as they are known here: never asks the issuer. */
@Injectable()
export class AccessTokens {
  private readonly issuer: string;

  constructor(
    @Inject(CONFIG) config: { readonly PUBLIC_ORIGIN: string; readonly ISSUER_REALM: string },
    private readonly keys: IssuerKeys,
  ) {
    this.issuer = `${config.PUBLIC_ORIGIN}/realms/${config.ISSUER_REALM}`;
  }

  /** Null: not a living token of ours. Throws `unavailable` while the issuer's keys were never read. */
  async read(token: string, place: { readonly em: SqlEntityManager; readonly now: Date }): Promise<AccessToken | null> {
    const keyOf = async ({ kid = '' }: { kid?: string }) => {
      const key = await this.keys.find(kid, place.em);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    };
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: ['RS256'],
        issuer: this.issuer,
        currentDate: place.now,
        clockTolerance: leewaySeconds,
      });
      const read = claims.safeParse(payload);
      if (!read.success) return null;
      return { adultId: read.data.sub, issuerSid: read.data.sid, expiresAt: new Date(read.data.exp * 1000) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
