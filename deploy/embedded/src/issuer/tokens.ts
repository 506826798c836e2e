import { randomUUID } from 'node:crypto';

import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

import { identityClientId, type IssuerClock, type RealmPolicy, webClientId } from './issuer.config.js';
import { invalidGrant } from './keycloak-error.js';
import type { Account } from './store/accounts.js';
import type { Keys } from './store/keys.js';
import { endsAtMs, type Session } from './store/sessions.js';

/** Keycloak gives the service account a user of its own; ours needs no row. */
const serviceAccountId = '5ea1ab1e-0000-4000-8000-000000000001';
export const manageUsers = 'manage-users';

interface SignedIn {
  readonly account: Account;
  readonly session: Session;
  readonly roles: readonly string[];
  readonly scope: string;
  /** The id of the refresh token that counts from now on. */
  readonly refreshId: string;
}

interface RefreshClaims {
  readonly id: string;
  readonly sessionId: string;
  readonly clientId: string;
  readonly scope: string;
}

export interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_expires_in: number;
  readonly refresh_token?: string;
  readonly token_type: 'Bearer';
  readonly id_token?: string;
  readonly 'not-before-policy': 0;
  readonly session_state?: string;
  readonly scope: string;
}

export interface Tokens {
  forSession(signedIn: SignedIn): Promise<TokenAnswer>;
  forIdentity(): Promise<TokenAnswer>;
  /** The claims of a living access token of ours, or nothing. */
  readAccess(token: string): Promise<JWTPayload | undefined>;
  /** Signing out takes an expired token too. */
  readRefresh(token: string, options?: { evenExpired: boolean }): Promise<RefreshClaims>;
}

export const hasScope = (scope: unknown, name: string): boolean =>
  typeof scope === 'string' && scope.split(' ').includes(name);

const present = (claims: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));

/** What a token says about the person. */
export function personClaims({
  email,
  isEmailVerified,
  firstName,
  lastName,
  username,
}: Account): Record<string, unknown> {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return present({
    email_verified: isEmailVerified,
    name: name === '' ? null : name,
    preferred_username: username,
    given_name: firstName,
    family_name: lastName,
    email,
  });
}

export function createTokens({
  keys,
  clock,
  issuer,
  policy,
}: {
  keys: Keys;
  clock: IssuerClock;
  issuer: string;
  policy: RealmPolicy;
}): Tokens {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const sign = (
    claims: JWTPayload,
    { kid, key }: { kid: string; key: Parameters<SignJWT['sign']>[0] },
    alg: 'RS256' | 'HS512',
  ) =>
    new SignJWT({ jti: randomUUID(), iss: issuer, ...claims }).setProtectedHeader({ alg, typ: 'JWT', kid }).sign(key);

  return {
    async forSession({ account, session, roles, scope, refreshId }) {
      const iat = nowSeconds();
      const ends = Math.floor(endsAtMs(session, policy) / 1000);
      const exp = Math.min(iat + policy.accessTokenSeconds, ends);
      const about = { iat, sub: account.id, azp: webClientId, sid: session.id };
      const access = {
        ...about,
        exp,
        aud: 'account',
        typ: 'Bearer',
        acr: '1',
        realm_access: { roles },
        resource_access: { account: { roles: ['manage-account', 'manage-account-links', 'view-profile'] } },
        scope,
        ...personClaims(account),
      };
      const refresh = { ...about, exp: ends, aud: issuer, typ: 'Refresh', scope, jti: refreshId };
      const id = { ...about, exp, aud: webClientId, typ: 'ID', acr: '1', ...personClaims(account) };
      const [access_token, refresh_token, id_token] = await Promise.all([
        sign(access, keys.signing(), 'RS256'),
        sign(refresh, keys.refresh(), 'HS512'),
        hasScope(scope, 'openid') ? sign(id, keys.signing(), 'RS256') : undefined,
      ]);
      return {
        access_token,
        expires_in: exp - iat,
        refresh_expires_in: ends - iat,
        refresh_token,
        token_type: 'Bearer',
        ...(id_token && { id_token }),
        'not-before-policy': 0,
        session_state: session.id,
        scope,
      };
    },

    async forIdentity() {
      const iat = nowSeconds();
      const scope = '';
      const access_token = await sign(
        {
          iat,
          exp: iat + policy.accessTokenSeconds,
          aud: 'realm-management',
          sub: serviceAccountId,
          typ: 'Bearer',
          azp: identityClientId,
          resource_access: { 'realm-management': { roles: [manageUsers, 'view-users', 'query-users'] } },
          scope,
        },
        keys.signing(),
        'RS256',
      );
      return {
        access_token,
        expires_in: policy.accessTokenSeconds,
        refresh_expires_in: 0,
        token_type: 'Bearer',
        'not-before-policy': 0,
        scope,
      };
    },

    async readAccess(token) {
      const read = jwtVerify(token, ({ kid }) => keys.verifying(kid) ?? unknownKey(), {
        algorithms: ['RS256'],
        issuer,
        currentDate: clock.now(),
      });
      const payload = await read.then((result) => result.payload, onlyIfOurs);
      return payload?.['typ'] === 'Bearer' ? payload : undefined;
    },

    async readRefresh(token, { evenExpired } = { evenExpired: false }) {
      const { kid, key } = keys.refresh();
      const read = jwtVerify(token, (header) => (header.kid === kid ? key : unknownKey()), {
        algorithms: ['HS512'],
        issuer,
        currentDate: evenExpired ? new Date(0) : clock.now(),
      });
      const payload = await read.then(
        (result) => result.payload,
        (error: unknown) => {
          if (error instanceof errors.JWTExpired) throw invalidGrant('Token is not active');
          return onlyIfOurs(error);
        },
      );
      const { jti: id, sid: sessionId, azp: clientId, scope, typ } = payload ?? {};
      if (typ !== 'Refresh' || typeof id !== 'string' || typeof sessionId !== 'string' || typeof clientId !== 'string')
        throw invalidGrant('Invalid refresh token');
      return { id, sessionId, clientId, scope: typeof scope === 'string' ? scope : '' };
    },
  };
}

const unknownKey = (): never => {
  throw new errors.JWKSNoMatchingKey();
};

/** A token that does not verify is no token; anything else is a fault of ours. */
function onlyIfOurs(error: unknown): undefined {
  if (error instanceof errors.JOSEError) return undefined;
  throw error;
}
