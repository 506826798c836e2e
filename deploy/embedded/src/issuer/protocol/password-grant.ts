import { randomUUID } from 'node:crypto';

import { isLocked } from '../brute-force.js';
import { webClientId } from '../issuer.config.js';
import { invalidGrant, oauthError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { type Account, findAccountByLogin, nobody, requireAction } from '../store/accounts.js';
import { clearFailures, countFailure, failuresOf, lockFailuresOf } from '../store/login-failures.js';
import { effectiveRolesOf } from '../store/roles.js';
import { forgetOldSessions, startSession } from '../store/sessions.js';
import type { TokenAnswer } from '../tokens.js';
import type { GrantRequest } from './token-endpoint.js';

const wrong = () => invalidGrant('Invalid user credentials');

/** Signing in with name and password: 'direct access' in Keycloak's words. */
export async function passwordGrant(parts: Parts, { client, form, address }: GrantRequest): Promise<TokenAnswer> {
  if (client !== webClientId)
    throw oauthError(400, 'unauthorized_client', 'Client not allowed for direct access grants');
  const login = form.get('username');
  if (login === null) throw oauthError(401, 'invalid_request', 'Missing parameter: username');
  const scope = grantedScope(form.get('scope'));

  const account = await checkPassword(parts, { login, password: form.get('password') ?? '', address });
  if (!account.isEmailVerified) await requireAction(parts.sql, account.id, 'VERIFY_EMAIL');
  if (!account.isEmailVerified || account.requiredActions.length > 0) throw invalidGrant('Account is not fully set up');
  return openSession(parts, { account, scope, address });
}

/** Unknown, locked and wrong look and last the same. */
async function checkPassword(
  { sql, clock, policy, passwords }: Parts,
  { login, password, address }: { login: string; password: string; address: string },
): Promise<Account> {
  const account = await findAccountByLogin(sql, login);
  const failures = await failuresOf(sql, account?.id ?? nobody);
  const locked = isLocked(failures, clock.now().getTime());
  if (account && !locked && !account.isEnabled) throw invalidGrant('Account disabled');
  const isRight = await passwords.matches(account && !locked ? account.passwordHash : null, password);
  if (account && isRight) return account;
  await countFailure(sql, account && !locked ? account.id : nobody, address, clock.now(), policy.bruteForce);
  throw wrong();
}

async function openSession(
  { sql, clock, policy, tokens }: Parts,
  { account, scope, address }: { account: Account; scope: string; address: string },
): Promise<TokenAnswer> {
  const now = clock.now();
  const refreshId = randomUUID();
  const opened = await sql.transaction(async (tx) => {
    // A lock that wrong guesses have earned in the meantime holds for the right one too.
    if (isLocked(await lockFailuresOf(tx, account.id), now.getTime())) return undefined;
    await clearFailures(tx, account.id);
    await forgetOldSessions(tx, account.id, policy, now);
    const session = await startSession(tx, account, { id: randomUUID(), address, refreshId }, now);
    return session && { session, roles: await effectiveRolesOf(tx, account.id) };
  });
  if (!opened) throw wrong();
  return tokens.forSession({
    account,
    session: opened.session,
    roles: opened.roles.map(({ name }) => name),
    scope,
    refreshId,
  });
}

const known = ['openid', 'email', 'profile'];

function grantedScope(asked: string | null): string {
  const names = asked?.split(' ').filter((name) => name !== '') ?? [];
  if (names.some((name) => !known.includes(name))) throw oauthError(400, 'invalid_scope', `Invalid scopes: ${asked}`);
  return names.includes('openid') ? 'openid email profile' : 'email profile';
}
