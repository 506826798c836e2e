import 'reflect-metadata';

import type { AddressInfo } from 'node:net';

import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

import { checkContracts } from './forward/check-contracts.js';
import { shedLoad } from './forward/shed-load.js';
import { GatewayModule } from './gateway.module.js';
import { type GatewayParts, Parts } from './gateway-parts.js';
import { createServer } from './http-server.js';
import { watchHttp } from './observe/watch-http.js';
import { SocketAdapter } from './sockets/socket.adapter.js';
import { UpgradeCheck } from './sockets/upgrade-check.js';

export interface Gateway {
  /** Resolves with the address under which it answers. Rejects with EADDRINUSE when the port is taken. */
  listen(port: number): Promise<string>;
  /** Accepts no new connections, closes the live sockets, and finishes requests under way. */
  close(): Promise<void>;
}

/** Nest's own words for errors and missing routes stay out: the server under it has ours. */
class ServerAdapter extends FastifyAdapter {
  override setErrorHandler(): never {
    return this.getInstance<never>();
  }

  override setNotFoundHandler(): never {
    return this.getInstance<never>();
  }
}

/** The public entry. Its routes come from the contracts, so a new use-case does not touch it (house §2.3). */
export async function createGateway(given: GatewayParts): Promise<Gateway> {
  const parts = new Parts(given);
  const { config, requests } = parts;
  checkContracts(requests);

  // Hooks hold for the routes that are registered after them.
  const server = createServer(config, parts.log);
  watchHttp(server, parts);
  shedLoad(server, config);
  given.extend?.(server);

  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.with(parts), new ServerAdapter(server), {
    bodyParser: false,
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  app.useWebSocketAdapter(new SocketAdapter(server.server, app.get(UpgradeCheck, { strict: false })));
  await app.init();

  return {
    async listen(port) {
      await server.listen({ port, host: config.host });
      const { port: actual } = server.server.address() as AddressInfo;
      return `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${actual}`;
    },
    close: () => app.close(),
  };
}
