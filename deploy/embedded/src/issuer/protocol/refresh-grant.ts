import { randomUUID } from 'node:crypto';

import { invalidGrant, oauthError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { findAccount } from '../store/accounts.js';
import { effectiveRolesOf } from '../store/roles.js';
import { detachClient, endsAtMs, endSession, findSession, rotateRefresh } from '../store/sessions.js';
import type { TokenAnswer } from '../tokens.js';
import type { GrantRequest } from './token-endpoint.js';

/** Each refresh token counts once (revokeRefreshToken, refreshTokenMaxReuse 0); a second use ends its session. */
export async function refreshGrant(
  { sql, clock, policy, tokens }: Parts,
  { client, form }: GrantRequest,
): Promise<TokenAnswer> {
  const encoded = form.get('refresh_token');
  if (encoded === null) throw oauthError(400, 'invalid_request', 'No refresh token');
  const token = await tokens.readRefresh(encoded);
  if (token.clientId !== client)
    throw invalidGrant("Invalid refresh token. Token client and authorized client don't match");

  const now = clock.now();
  const session = await findSession(sql, token.sessionId);
  const account = session && (await findAccount(sql, session.accountId));
  if (!session || !account) throw invalidGrant('Session not active');
  if (endsAtMs(session, policy) <= now.getTime()) {
    await endSession(sql, session.id);
    throw invalidGrant('Session not active');
  }
  if (!account.isEnabled) throw invalidGrant('User disabled');
  if (!session.hasClient) throw invalidGrant("Session doesn't have required client");

  const refreshId = randomUUID();
  if (!(await rotateRefresh(sql, session.id, token.id, refreshId, now))) {
    await detachClient(sql, session.id);
    throw invalidGrant('Maximum allowed refresh token reuse exceeded');
  }
  const roles = (await effectiveRolesOf(sql, account.id)).map(({ name }) => name);
  return tokens.forSession({
    account,
    session: { ...session, refreshedAt: now },
    roles,
    scope: token.scope,
    refreshId,
  });
}
