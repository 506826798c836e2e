import type { FastifyInstance } from 'fastify';

import { invalidGrant, oauthError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import { endSession } from '../store/sessions.js';
import { authenticateClient } from './clients.js';
import { formOf } from './form.js';

/** Ends the session of a refresh token; 204 also when it is over already. */
export function logoutEndpoint(app: FastifyInstance, { sql, tokens, secrets }: Parts): void {
  app.post('/protocol/openid-connect/logout', async (request, reply) => {
    const form = formOf(request.body);
    const client = authenticateClient(request.headers.authorization, form, secrets.identityClient);
    const encoded = form.get('refresh_token');
    if (encoded === null) throw oauthError(400, 'invalid_request', 'No refresh token');
    const token = await tokens.readRefresh(encoded, { evenExpired: true });
    if (token.clientId !== client)
      throw invalidGrant("Invalid refresh token. Token client and authorized client don't match");
    await endSession(sql, token.sessionId);
    return reply.code(204).send();
  });
}
