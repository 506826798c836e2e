import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Logger } from 'pino';

import type { Bus } from './bus/bus.js';
import type { Clock } from './clock.js';
import type { Seal } from './config/seal.js';
import type { Failpoints } from './failpoints.js';
import type { ServiceMetrics } from './observe/service-metrics.js';
import type { ServiceDefinition } from './service.js';
import type { Left } from './use-case/closing.js';

/** What the parts of the kit share while one service runs. */
export interface ServiceRuntime {
  readonly definition: ServiceDefinition;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly failpoints: Failpoints;
  readonly log: Logger;
  readonly metrics: ServiceMetrics;
  /** A fresh unit of work outside any transaction. */
  em(): SqlEntityManager;
  /** UUIDv7. */
  newId(): string;
  /** Something was committed: the tasks that carry it on run at once instead of at their next interval. */
  wakeUp(left: Left): void;
  /** Keys fingerprints of bodies. */
  readonly intentSecret: string;
  readonly seal: Seal;
}
