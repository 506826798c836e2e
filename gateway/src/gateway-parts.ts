import type { FastifyInstance } from 'fastify';

import type { AnyRequest } from '@alcancia/contracts/define';
import { signals, type Signal } from '@alcancia/contracts/live';
import { allRequests } from '@alcancia/contracts/registry';
import { type Bus, createLog } from '@alcancia/server-kit';

import { InMemoryRateLimiter, type RateLimiter } from './access/rate-limiter.js';
import { type GatewayConfig, gatewayConfig, type GatewaySettings } from './gateway.config.js';
import { GatewayMetrics } from './observe/gateway-metrics.js';
import { BuiltFolders } from './web/built-folders.js';
import type { FrontendFiles } from './web/frontend-files.js';
import type { KeptFiles } from './web/kept-files.js';
import type { LandingDrawer } from './web/landing-drawer.js';

/** Whether everything that answers depend on is there. */
export type ReadyCheck = () => Promise<boolean>;

export interface GatewayParts {
  readonly bus: Bus;
  readonly config?: GatewaySettings;
  readonly requests?: readonly AnyRequest[];
  readonly signals?: readonly Signal[];
  /** Nothing is built until this is given. */
  readonly files?: FrontendFiles;
  /** The store of objects: its signed addresses are served here. */
  readonly keptFiles?: KeptFiles;
  /** Draws the pages of visitors; without it they are away. */
  readonly landingDrawer?: LandingDrawer;
  readonly isReady?: ReadyCheck;
  readonly rateLimiter?: RateLimiter;
  /** Pages that only one way of running has: the local mailbox. */
  readonly extend?: (app: FastifyInstance) => void;
  /** Milliseconds since 1970: the clock by which cached callers expire. */
  readonly now?: () => number;
  readonly helloWithinMs?: number;
  readonly log?: ReturnType<typeof createLog>;
  readonly metrics?: GatewayMetrics;
}

/** Time within which a new live socket must send its token, in milliseconds. */
const helloWithinMs = 5_000;

/** What the gateway was given, complete: every module takes from here what differs between one way of running and another. */
export class Parts {
  readonly bus: Bus;
  readonly config: GatewayConfig;
  readonly requests: readonly AnyRequest[];
  readonly signals: readonly Signal[];
  readonly files: FrontendFiles;
  readonly keptFiles: KeptFiles | undefined;
  readonly landingDrawer: LandingDrawer | undefined;
  readonly isReady: ReadyCheck;
  readonly rateLimiter: RateLimiter;
  readonly now: () => number;
  readonly helloWithinMs: number;
  readonly log: ReturnType<typeof createLog>;
  readonly metrics: GatewayMetrics;

  constructor(given: GatewayParts) {
    this.bus = given.bus;
    this.config = gatewayConfig.parse(given.config ?? {});
    this.requests = given.requests ?? allRequests;
    this.signals = given.signals ?? signals;
    this.files = given.files ?? new BuiltFolders({});
    this.keptFiles = given.keptFiles;
    this.landingDrawer = given.landingDrawer;
    this.isReady = given.isReady ?? (async () => true);
    this.now = given.now ?? Date.now;
    this.rateLimiter = given.rateLimiter ?? new InMemoryRateLimiter(this.now);
    this.helloWithinMs = given.helloWithinMs ?? helloWithinMs;
    this.log = given.log ?? createLog('gateway');
    this.metrics = given.metrics ?? new GatewayMetrics();
  }
}
