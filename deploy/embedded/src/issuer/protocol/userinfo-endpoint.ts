import type { FastifyInstance } from 'fastify';

import { bearerOf } from '../bearer.js';
import { KeycloakError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { findAccount } from '../store/accounts.js';
import { endsAtMs, findSession } from '../store/sessions.js';
import { hasScope, personClaims } from '../tokens.js';

/** What the account says of its person, as long as the session lives. */
export function userinfoEndpoint(app: FastifyInstance, { realm, sql, clock, policy, tokens }: Parts): void {
  const refuse = (status: number, error: string, description: string) =>
    new KeycloakError(
      status,
      { error, error_description: description },
      { 'www-authenticate': `Bearer realm="${realm}", error="${error}", error_description="${description}"` },
    );

  app.route({
    method: ['GET', 'POST'],
    url: '/protocol/openid-connect/userinfo',
    async handler({ headers }) {
      const claims = await tokens.readAccess(bearerOf(headers.authorization));
      if (!claims) throw refuse(401, 'invalid_token', 'Token verification failed');
      if (!hasScope(claims['scope'], 'openid')) throw refuse(403, 'insufficient_scope', 'Missing openid scope');
      const session = await findSession(sql, String(claims['sid']));
      const account = session && (await findAccount(sql, session.accountId));
      if (!session?.hasClient || !account || endsAtMs(session, policy) <= clock.now().getTime())
        throw refuse(401, 'invalid_token', "User session not found or doesn't have client attached on it");
      if (!account.isEnabled) throw refuse(401, 'invalid_token', 'User disabled');
      return { sub: account.id, ...personClaims(account) };
    },
  });
}
