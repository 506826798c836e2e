import type { MikroORM } from '@mikro-orm/core';

import { migrationsOf } from '../database/open-orm.js';
import { appliedMigrations, schemaGap } from '../database/schema-state.js';
import { waitingIn } from '../figures/waiting.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { type Check, lookAround, type Readiness } from './readiness.js';
import type { PoolUse } from './service-metrics.js';

/** Ties the figures of a service to its database and says, whenever it is asked, whether it can do its work. */
export function watchService(
  runtime: ServiceRuntime,
  orm: MikroORM,
  own: Readonly<Record<string, Check>>,
): () => Promise<Readiness> {
  // The pool first: looking up what waits takes a connection itself.
  runtime.metrics.readPool(poolOf(orm));
  const { em, definition, bus, clock } = runtime;
  runtime.metrics.readWaiting(() => waitingIn(em(), definition.name, clock.now()));
  const known = migrationsOf(orm);
  return () =>
    lookAround({
      database: () => orm.isConnected(),
      schema: async () => schemaGap(known, await appliedMigrations(em(), definition.name)) === null,
      bus: () => bus.isUp(),
      ...own,
    });
}

/** What a pool of `pg` says of itself. */
interface PgPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Of the embedded database there is one connection, which says nothing about itself. */
function poolOf(orm: MikroORM): () => Promise<PoolUse> {
  let pool: Partial<PgPool> | undefined;
  return async () => {
    pool ??= (await orm.em.getConnection().getNativeClient()) as Partial<PgPool>;
    const { totalCount: open = 0, idleCount: idle = 0, waitingCount: queue = 0 } = pool;
    return { open, idle, queue };
  };
}
