import type { FastifyInstance } from 'fastify';

import type { AnyRequest } from '@alcancia/contracts/define';

import type { Door } from '../access/door.js';
import { hasRoute } from './check-contracts.js';
import { Forward, type ForwardParts } from './forward-request.js';
import { maxBodyBytes, readOnlyJson } from './json-body.js';
import { routeOf } from './route-of.js';

/** Every contract with an HTTP door becomes a route, straight on Fastify (house §2.3). */
export function registerContracts(
  app: FastifyInstance,
  requests: readonly AnyRequest[],
  door: Door,
  parts: ForwardParts,
): void {
  void app.register(async (routes) => {
    readOnlyJson(routes);
    for (const contract of requests.filter(hasRoute)) {
      const route = routeOf(contract.http);
      const forward = new Forward(contract, route, parts);
      routes.route({
        method: route.method,
        url: route.url,
        bodyLimit: maxBodyBytes,
        exposeHeadRoute: false,
        config: { subject: contract.subject },
        onRequest: async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          request.asker = await door.admit(contract, request);
        },
        handler: (request, reply) => forward.answer(request, reply),
      });
    }
  });
}
