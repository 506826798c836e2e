import { Inject, Injectable } from '@nestjs/common';
import { decodeJwt } from 'jose';
import { z } from 'zod';

import { type Tokens } from '@alcancia/contracts/identity';
import { CONFIG } from '@alcancia/server-kit';

import { askIssuer, type IssuerAnswer, type JsonBody } from './issuer-answer.client.js';
import { IssuerGuard } from './issuer-guard.client.js';
import { IssuerKeys } from './issuer-keys.client.js';
import { webClientId } from './issuer.limits.js';

const tokenAnswer = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string().optional(),
  expires_in: z.number().int().positive(),
});

const accessClaims = z.object({ sub: z.uuid(), sid: z.string().min(1) });

/** What a good answer of the issuer's token endpoint gave. */
export interface Grant {
  readonly adultId: string;
  readonly issuerSid: string;
  readonly tokens: Tokens;
  /** As the issuer said it, for keycloak-js. */
  readonly body: JsonBody;
}

export type GrantOutcome = { readonly grant: Grant } | { readonly refusal: IssuerAnswer };

/** The grant in a direct answer of the issuer; its signature need not be verified again. */
export function readGrant(body: JsonBody): Grant {
  const { access_token, refresh_token, id_token, expires_in } = tokenAnswer.parse(body);
  const { sub, sid } = accessClaims.parse(decodeJwt(access_token));
  const tokens = {
    accessToken: access_token,
    refreshToken: refresh_token,
    idToken: id_token,
    expiresInSeconds: expires_in,
  };
  return { adultId: sub, issuerSid: sid, tokens, body };
}

/** Keycloak's protocol endpoints as the browser's client: Keycloak itself is not public (house §5). */
@Injectable()
export class IssuerTokens {
  private readonly realm: string;

  constructor(
    @Inject(CONFIG) config: { readonly ISSUER_URL: string; readonly ISSUER_REALM: string },
    private readonly guard: IssuerGuard,
    private readonly keys: IssuerKeys,
  ) {
    this.realm = `${config.ISSUER_URL.replace(/\/$/, '')}/realms/${config.ISSUER_REALM}`;
  }

  /** The direct grant. `address` is the person's: the issuer counts failures by it. */
  signIn(email: string, password: string, address: string): Promise<GrantOutcome> {
    return this.grant({ grant_type: 'password', scope: 'openid', username: email, password }, address);
  }

  refresh(refreshToken: string): Promise<GrantOutcome> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  private async grant(form: Record<string, string>, address = ''): Promise<GrantOutcome> {
    const request = {
      method: 'POST',
      headers: address === '' ? {} : { 'x-forwarded-for': address },
      body: new URLSearchParams({ client_id: webClientId, ...form }),
    };
    const url = new URL(`${this.realm}/protocol/openid-connect/token`);
    const answer = await this.guard.ask(() => askIssuer(url, request));
    if (answer.status !== 200) return { refusal: answer };
    const grant = readGrant(answer.body);
    await this.keys.learn(grant.tokens.accessToken);
    return { grant };
  }
}
