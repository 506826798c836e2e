import type { FastifyInstance } from 'fastify';

import type { Parts } from '../parts.js';

/** Where everything is and by which keys tokens are checked. There is no authorization endpoint: the sign-in form is ours. */
export function discoveryEndpoints(app: FastifyInstance, { issuer, keys }: Parts): void {
  const at = `${issuer}/protocol/openid-connect`;

  app.get('/.well-known/openid-configuration', () => ({
    issuer,
    // Of one process and no more: identity as a process of its own refuses to start over it.
    alcancia_embedded: true,
    token_endpoint: `${at}/token`,
    userinfo_endpoint: `${at}/userinfo`,
    end_session_endpoint: `${at}/logout`,
    jwks_uri: `${at}/certs`,
    grant_types_supported: ['password', 'refresh_token', 'client_credentials'],
    response_types_supported: [],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: [
      'iss',
      'sub',
      'aud',
      'exp',
      'iat',
      'sid',
      'name',
      'given_name',
      'family_name',
      'preferred_username',
      'email',
      'email_verified',
    ],
  }));

  app.get('/protocol/openid-connect/certs', () => ({ keys: keys.published() }));
}
