import type { FastifyInstance } from 'fastify';

import { identityClientId } from '../issuer.config.js';
import { oauthError } from '../keycloak-error.js';
import type { Parts } from '../parts.js';
import type { TokenAnswer } from '../tokens.js';
import { authenticateClient, type ClientId } from './clients.js';
import { formOf } from './form.js';
import { passwordGrant } from './password-grant.js';
import { refreshGrant } from './refresh-grant.js';

export interface GrantRequest {
  readonly client: ClientId;
  readonly form: URLSearchParams;
  readonly address: string;
}

type Grant = (parts: Parts, request: GrantRequest) => Promise<TokenAnswer>;

const grants: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  client_credentials: async ({ tokens }, { client }) => {
    if (client !== identityClientId)
      throw oauthError(401, 'unauthorized_client', 'Public client not allowed to retrieve service account');
    return tokens.forIdentity();
  },
};

export function tokenEndpoint(app: FastifyInstance, parts: Parts): void {
  app.post('/protocol/openid-connect/token', async (request, reply) => {
    const form = formOf(request.body);
    const grantType = form.get('grant_type');
    if (grantType === null) throw oauthError(400, 'invalid_request', 'Missing form parameter: grant_type');
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
    if (!grant) throw oauthError(400, 'unsupported_grant_type', 'Unsupported grant_type');
    const client = authenticateClient(request.headers.authorization, form, parts.secrets.identityClient);
    return reply.send(await grant(parts, { client, form, address: request.ip }));
  });
}
