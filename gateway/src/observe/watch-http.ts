import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type Cause, type createLog, idsOf, openSpan, type OpenSpan } from '@alcancia/server-kit';

import type { GatewayMetrics } from './gateway-metrics.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route asks for over the bus: such a request is followed to its end. */
    subject?: string;
  }
  interface FastifyRequest {
    /** What ties together everything that this request brings about. */
    cause: Cause;
    span: OpenSpan | null;
  }
  interface FastifyReply {
    /** The code of the error that was answered. */
    refusal: string | null;
  }
}

export interface WatchParts {
  readonly log: ReturnType<typeof createLog>;
  readonly metrics: GatewayMetrics;
}

/** A figure for every answer; a span and a line for those that went over the bus: what was asked and how it ended. */
export function watchHttp(app: FastifyInstance, { log, metrics }: WatchParts): void {
  app.decorateRequest('cause', null as unknown as Cause);
  app.decorateRequest('span', null);
  app.decorateReply('refusal', null);

  app.addHook('onRequest', async (request, reply) => {
    request.cause = { correlationId: request.id };
    const { subject } = request.routeOptions.config;
    if (subject === undefined) return;
    follow(request, subject);
    // Fastify's onRequestAbort misses a client that disconnects after the body.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) finish(request, null, 'aborted');
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.answers.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
    finish(request, reply, reply.refusal ?? 'ok');
  });

  function finish(request: FastifyRequest, reply: FastifyReply | null, outcome: string): void {
    const { span, cause } = request;
    if (!span) return;
    request.span = null;
    const { subject } = request.routeOptions.config;
    const answer = reply && { status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    log.info({ subject, outcome, ...answer, ...idsOf(cause) }, 'answered');
    span.end(outcome, (reply?.statusCode ?? 0) >= 500);
  }
}

function follow(request: FastifyRequest, subject: string): void {
  const { method, routeOptions, cause } = request;
  const route = routeOptions.url ?? '';
  const attributes = { 'http.request.method': method, 'http.route': route, 'alcancia.subject': subject };
  request.span = openSpan(cause, { room: 'gateway', name: `${method} ${route}`, kind: 'asked', attributes });
  request.cause = request.span.cause;
}
