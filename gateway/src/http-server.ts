import { fastify, type FastifyInstance } from 'fastify';

import { type Caller, type createLog, failure } from '@alcancia/server-kit';

import { answerError, answerGarbage } from './forward/errors.js';
import { maxBodyBytes } from './forward/json-body.js';
import { correlationIdOf } from './forward/request-headers.js';
import type { GatewayConfig } from './gateway.config.js';
import { setSecurityHeaders } from './web/security-headers.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, once access is granted. */
    asker: Caller;
  }
}

/** Timeouts in milliseconds: a slow sender does not hold a connection for long. */
const headersWithinMs = 10_000;
const requestWithinMs = 20_000;

/** The bare server under Nest: what holds for every answer, whatever the route. */
export function createServer({ trustedProxies }: GatewayConfig, log: ReturnType<typeof createLog>): FastifyInstance {
  const answer = answerError(log);
  const server: FastifyInstance = fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout: requestWithinMs,
    http: { headersTimeout: headersWithinMs },
    // At the end what has come in is still answered, and its connection closed.
    forceCloseConnections: false,
    return503OnClosing: false,
    genReqId: correlationIdOf,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply);
      void reply.header('x-correlation-id', request.id);
      answer(error, request, reply);
    },
    clientErrorHandler: answerGarbage,
  });
  server.decorateRequest('asker', null as unknown as Caller);
  server.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply);
    void reply.header('x-correlation-id', request.id);
  });
  server.setErrorHandler(answer);
  server.setNotFoundHandler(async () => Promise.reject(failure('not_found')));
  return server;
}
