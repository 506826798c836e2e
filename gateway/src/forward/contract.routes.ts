import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

import type { AnyRequest } from '@alcancia/contracts/define';

import { AccessGuard } from '../access/access-guard.js';
import { CallerCache } from '../access/caller-cache.js';
import { ServiceGuard } from '../bus/service-guard.js';
import { Parts } from '../gateway-parts.js';
import { hasRoute } from './check-contracts.js';
import { Forward } from './forward-request.js';
import { maxBodyBytes, readNoForm, readOnlyJson } from './json-body.js';
import { routeOf } from './route-of.js';

/** Every contract with an address becomes a route, straight on Fastify: a Nest controller per route costs too much (house §2.3). */
@Injectable()
export class ContractRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly parts: Parts,
    private readonly guard: AccessGuard,
    private readonly callers: CallerCache,
    private readonly services: ServiceGuard,
  ) {}

  onModuleInit(): void {
    void this.host.httpAdapter.getInstance<FastifyInstance>().register(async (routes) => {
      readOnlyJson(routes);
      this.register(routes, (contract) => !contract.isOneClick);
      await routes.register(async (oneClick) => {
        readNoForm(oneClick);
        this.register(oneClick, (contract) => contract.isOneClick === true);
      });
    });
  }

  private register(routes: FastifyInstance, isHere: (contract: AnyRequest) => boolean): void {
    const { guard, callers, services: bus } = this;
    const { log, requests } = this.parts;
    for (const contract of requests.filter(hasRoute).filter(isHere)) {
      const route = routeOf(contract.http);
      const forward = new Forward(contract, route, { bus, callers, log });
      routes.route({
        method: route.method,
        url: route.url,
        bodyLimit: maxBodyBytes,
        exposeHeadRoute: false,
        config: { subject: contract.subject },
        onRequest: async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          request.asker = await guard.admit(contract, request);
        },
        handler: (request, reply) => forward.answer(request, reply),
      });
    }
  }
}
