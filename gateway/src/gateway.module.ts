import 'reflect-metadata';

import type { AddressInfo } from 'node:net';

import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

import type { AnyRequest } from '@alcancia/contracts/define';
import { signals as allSignals, type Signal } from '@alcancia/contracts/live';
import { allRequests } from '@alcancia/contracts/registry';
import { type Bus, createLog } from '@alcancia/server-kit';

import { askIdentity } from './access/ask-identity.js';
import { CallerCache } from './access/caller-cache.js';
import { Door } from './access/door.js';
import { idsDroppedBy } from './access/dropped-by-events.js';
import { Limits } from './access/limits.js';
import { InMemoryRateLimiter, type RateLimiter } from './access/rate-limiter.js';
import { registerKeycloakUrls } from './accounts/keycloak.routes.js';
import { checkContracts } from './forward/check-contracts.js';
import { registerContracts } from './forward/register-routes.js';
import { RoomGuard } from './forward/room-guard.js';
import { shedLoad } from './forward/shed-load.js';
import { gatewayConfig, type GatewaySettings } from './gateway.config.js';
import { createServer } from './http-server.js';
import { LiveDoor } from './live/live-door.js';
import { LiveHub } from './live/live-hub.js';
import { BuiltFolders } from './web/built-folders.js';
import { GatewayMetrics } from './observe/gateway-metrics.js';
import { watchHttp } from './observe/watch-http.js';
import { noteSignal } from './observe/watch-signals.js';
import { registerDocs } from './web/docs.routes.js';
import { type ReadyCheck, registerHealth } from './web/health.routes.js';
import { type FrontendFiles, registerWeb } from './web/web.routes.js';

export type { GatewaySettings } from './gateway.config.js';
export type { RateLimiter } from './access/rate-limiter.js';
export { BuiltFolders } from './web/built-folders.js';

export interface GatewayParts {
  readonly bus: Bus;
  readonly config?: GatewaySettings;
  readonly requests?: readonly AnyRequest[];
  readonly signals?: readonly Signal[];
  /** Nothing is built until this is given. */
  readonly files?: FrontendFiles;
  readonly isReady?: ReadyCheck;
  readonly rateLimiter?: RateLimiter;
  /** Pages that only one way of running has: the local mailbox. */
  readonly extend?: (app: FastifyInstance) => void;
  /** Milliseconds since 1970, by which remembered callers grow old. */
  readonly now?: () => number;
  readonly helloWithinMs?: number;
  readonly log?: ReturnType<typeof createLog>;
  readonly metrics?: GatewayMetrics;
}

export interface Gateway {
  /** Resolves with the address under which it answers. Rejects with EADDRINUSE when somebody else has the port. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

/** Requests that are under way at the end may take this long, in milliseconds. */
const finishWithinMs = 10_000;
const hangUpEveryMs = 50;
const lookAtBusEveryMs = 250;

@Module({})
class GatewayModule {}

/** Nest's own words for errors and missing routes stay out: the server under it has ours. */
class ServerAdapter extends FastifyAdapter {
  override setErrorHandler(): never {
    return this.getInstance<never>();
  }

  override setNotFoundHandler(): never {
    return this.getInstance<never>();
  }
}

/** Nobody tells what was said while the bus was away: whoever remembers something starts anew. */
function whenBack(bus: Bus, act: () => void): () => void {
  let { generation } = bus;
  const timer = setInterval(() => {
    if (bus.generation === generation) return;
    ({ generation } = bus);
    act();
  }, lookAtBusEveryMs).unref();
  return () => clearInterval(timer);
}

/** The one public door. Its routes come from the contracts, so a new use-case does not touch it (house §2.3). */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const { bus, requests = allRequests, signals = allSignals, isReady = async () => true, now } = parts;
  checkContracts(requests);
  const config = gatewayConfig.parse(parts.config ?? {});
  const { log = createLog('gateway'), metrics = new GatewayMetrics() } = parts;

  const rooms = new RoomGuard(bus);
  const callers = new CallerCache(askIdentity(rooms), now);
  const limits = new Limits(parts.rateLimiter ?? new InMemoryRateLimiter(now), config);
  const door = new Door(callers, limits);
  const hub = new LiveHub(callers, signals, now);
  metrics.readSockets(() => hub.size);

  const { server, addressOf } = createServer(config, log);
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule, new ServerAdapter(server), {
    bodyParser: false,
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  watchHttp(server, { log, metrics });
  shedLoad(server, config);
  registerHealth(server, isReady);
  registerDocs(server, requests);
  registerKeycloakUrls(server, rooms, limits);
  registerContracts(server, requests, door, { bus: rooms, callers, log });
  parts.extend?.(server);
  registerWeb(server, { files: parts.files ?? new BuiltFolders({}), runtime: config.runtime });
  await app.init();

  const { publicOrigins, socketsPerSecond: perSecond } = config;
  const { helloWithinMs } = parts;
  const liveDoor = new LiveDoor({ hub, callers, limits, publicOrigins, addressOf, helloWithinMs, perSecond });
  liveDoor.openOn(server.server);
  const stopHearing = await bus.tap((event) => {
    const ids = idsDroppedBy(event);
    if (ids.length > 0) callers.drop(...ids);
    hub.recheck(ids);
    noteSignal({ log, metrics }, event, hub.hear(event));
  });

  const stopWatching = whenBack(bus, () => {
    callers.dropAll();
    hub.catchUp(liveDoor.spreadMs);
  });

  return {
    async listen(port) {
      await server.listen({ port, host: config.host });
      const { port: actual } = server.server.address() as AddressInfo;
      return `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${actual}`;
    },
    /** Takes in nobody new, lets the sockets go, and finishes what is under way. */
    async close() {
      stopWatching();
      await stopHearing();
      liveDoor.close();
      // Whoever has got an answer keeps the line open for more: it ends once nothing is on it.
      const hangUp = setInterval(() => server.server.closeIdleConnections(), hangUpEveryMs);
      const enough = setTimeout(() => server.server.closeAllConnections(), finishWithinMs);
      await app.close();
      clearInterval(hangUp);
      clearTimeout(enough);
    },
  };
}
