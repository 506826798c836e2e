import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readIssuerDocument, refreshSession } from '@alcancia/contracts/identity';

import { askAsGateway } from '../access/ask-identity.js';
import { originOf } from '../access/access-guard.js';
import { Limits } from '../access/limits.js';
import { ServiceGuard } from '../bus/service-guard.js';

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

/**
 * What an unmodified keycloak-js calls at Keycloak's URLs under our origin. Nothing else of Keycloak is public (house §5).
 * Straight on Fastify: forms are read here alone, and only once the address is within its limit.
 */
@Injectable()
export class KeycloakRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly services: ServiceGuard,
    private readonly limits: Limits,
  ) {}

  onModuleInit(): void {
    void this.host.httpAdapter.getInstance<FastifyInstance>().register(async (routes) => {
      readOnlyForms(routes);
      routes.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        await this.limits.allowAddress(request.ip);
      });
      this.register(routes);
    });
  }

  private register(routes: FastifyInstance): void {
    const { services } = this;
    routes.get(`${realm}/.well-known/openid-configuration`, { config: document }, async ({ cause }) => {
      const { body } = await askAsGateway(
        services,
        readIssuerDocument,
        { document: 'openid-configuration' },
        { cause },
      );
      return body;
    });
    routes.get(`${openid}/certs`, { config: document }, async ({ cause }) => {
      const { body } = await askAsGateway(services, readIssuerDocument, { document: 'certs' }, { cause });
      return body;
    });
    routes.post(`${openid}/token`, { config: refresh }, async (request, reply) => {
      if (!isRefresh(request.body)) {
        return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' });
      }
      const about = { origin: originOf(request), cause: request.cause, waitMs: refreshWaitMs };
      const { status, body } = await askAsGateway(services, refreshSession, { form: request.body }, about);
      if (status === 503) void reply.header('retry-after', 1);
      return reply.code(status).send(body);
    });
  }
}

function readOnlyForms(routes: FastifyInstance): void {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    async (_request: FastifyRequest, body: string | Buffer) => formOf(String(body)),
  );
}
