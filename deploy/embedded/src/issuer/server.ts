import fastify, { type FastifyInstance } from 'fastify';

import { guardAdmin } from './admin/admin-access.js';
import { attackDetectionEndpoints } from './admin/attack-detection-endpoints.js';
import { rolesEndpoints } from './admin/roles-endpoints.js';
import { searchEndpoints } from './admin/search-endpoints.js';
import { sessionsEndpoints } from './admin/sessions-endpoints.js';
import { usersEndpoints } from './admin/users-endpoints.js';
import { KeycloakError, plainError, unknownError } from './keycloak-error.js';
import type { Parts } from './parts.js';
import { discoveryEndpoints } from './protocol/discovery-endpoints.js';
import { acceptForms } from './protocol/form.js';
import { logoutEndpoint } from './protocol/logout-endpoint.js';
import { tokenEndpoint } from './protocol/token-endpoint.js';
import { userinfoEndpoint } from './protocol/userinfo-endpoint.js';

const maxBodyBytes = 65_536;

/** Every address under which the issuer answers, each where Keycloak has it. Nothing is logged. */
export function createServer(parts: Parts): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: maxBodyBytes,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true }, // the admin client ends its collections with one
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler(() => {
    throw plainError(404, 'HTTP 404 Not Found');
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, body, headers } = inKeycloaksWords(error);
    return reply.code(status).headers(headers).send(body);
  });

  app.register(async (realm) => protocolEndpoints(realm, parts), { prefix: '/realms/:realm' });
  app.register(async (realm) => adminEndpoints(realm, parts), { prefix: '/admin/realms/:realm' });
  return app;
}

function protocolEndpoints(app: FastifyInstance, parts: Parts): void {
  app.addHook<{ Params: { realm?: string } }>('onRequest', async ({ params }) => {
    if (params.realm !== parts.realm) throw plainError(404, 'Realm does not exist');
  });
  acceptForms(app);
  discoveryEndpoints(app, parts);
  tokenEndpoint(app, parts);
  logoutEndpoint(app, parts);
  userinfoEndpoint(app, parts);
}

function adminEndpoints(app: FastifyInstance, parts: Parts): void {
  guardAdmin(app, parts);
  searchEndpoints(app, parts);
  usersEndpoints(app, parts);
  sessionsEndpoints(app, parts);
  rolesEndpoints(app, parts);
  attackDetectionEndpoints(app, parts);
}

/** The framework's refusals keep their status; whatever else went wrong is our fault and says nothing. */
function inKeycloaksWords(error: unknown): KeycloakError {
  if (error instanceof KeycloakError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return unknownError(status >= 400 && status < 500 ? status : 500);
}
