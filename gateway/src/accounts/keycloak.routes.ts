import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readIssuerDocument, refreshSession } from '@alcancia/contracts/identity';

import { askAsGateway } from '../access/ask-identity.js';
import { originOf } from '../access/door.js';
import type { Limits } from '../access/limits.js';
import type { Asking } from '../forward/room-guard.js';

const realm = '/realms/alcancia';
const openid = `${realm}/protocol/openid-connect`;
const formBytes = 32 * 1024;
/** A refresh asks the issuer and comes back within this, in milliseconds. */
const refreshWaitMs = 10_000;

const formOf = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

const document = { subject: readIssuerDocument.subject };
const refresh = { subject: refreshSession.subject };

const isRefresh = (form: unknown): form is Record<string, string> =>
  typeof form === 'object' && form !== null && 'grant_type' in form && form.grant_type === 'refresh_token';

/** What an unmodified keycloak-js calls at Keycloak's URLs under our origin. Nothing else of Keycloak is public (house §5). */
export function registerKeycloakUrls(app: FastifyInstance, bus: Asking, limits: Limits): void {
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      async (_request: FastifyRequest, body: string | Buffer) => formOf(String(body)),
    );
    routes.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      await limits.allowAddress(request.ip);
    });

    routes.get(`${realm}/.well-known/openid-configuration`, { config: document }, async ({ cause }) => {
      const { body } = await askAsGateway(bus, readIssuerDocument, { document: 'openid-configuration' }, { cause });
      return body;
    });
    routes.get(`${openid}/certs`, { config: document }, async ({ cause }) => {
      const { body } = await askAsGateway(bus, readIssuerDocument, { document: 'certs' }, { cause });
      return body;
    });
    routes.post(`${openid}/token`, { config: refresh }, async (request, reply) => {
      if (!isRefresh(request.body)) {
        return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' });
      }
      const about = { origin: originOf(request), cause: request.cause, waitMs: refreshWaitMs };
      const { status, body } = await askAsGateway(bus, refreshSession, { form: request.body }, about);
      if (status === 503) void reply.header('retry-after', 1);
      return reply.code(status).send(body);
    });
  });
}
