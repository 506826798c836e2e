import type { FastifyInstance } from 'fastify';

import { bearerOf } from '../bearer.js';
import { identityClientId } from '../issuer.config.js';
import { plainError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { manageUsers } from '../tokens.js';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const forbidden = () => plainError(403, 'HTTP 403 Forbidden');

/** Only identity's own client manages accounts, and nothing else; a person's token is refused whatever roles it names. */
export function guardAdmin(app: FastifyInstance, { realm, tokens }: Parts): void {
  app.addHook('onRequest', async ({ headers, params }) => {
    const claims = await tokens.readAccess(bearerOf(headers.authorization));
    if (!claims) throw plainError(401, 'HTTP 401 Unauthorized');
    const isHere = isObject(params) && params['realm'] === realm;
    if (!isHere || claims['azp'] !== identityClientId || !rolesIn(claims).includes(manageUsers)) throw forbidden();
  });
  app.setNotFoundHandler(() => {
    throw forbidden();
  });
}

function rolesIn(claims: Record<string, unknown>): unknown[] {
  const resources = claims['resource_access'];
  const management = isObject(resources) ? resources['realm-management'] : undefined;
  const roles = isObject(management) ? management['roles'] : undefined;
  return Array.isArray(roles) ? roles : [];
}
