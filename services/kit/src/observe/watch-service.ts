import type { MikroORM } from '@mikro-orm/core';

import { migrationsOf } from '../database/open-orm.js';
import { appliedMigrations, schemaGap } from '../database/schema-state.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { type Check, lookAround, type Readiness } from './readiness.js';
import type { PoolUse, Waiting } from './service-metrics.js';

interface WaitingRow {
  readonly outbox: string | number;
  readonly oldest: string | Date | null;
  readonly retries: string | number;
  readonly dead_letters: string | number;
  readonly mails: string | number;
}

/** Ties the figures of a service to its database and says, whenever it is asked, whether it can do its work. */
export function watchService(
  runtime: ServiceRuntime,
  orm: MikroORM,
  own: Readonly<Record<string, Check>>,
): () => Promise<Readiness> {
  // The pool first: looking up what waits takes a connection itself.
  runtime.metrics.readPool(poolOf(orm));
  runtime.metrics.readWaiting(() => waitingIn(runtime));
  const known = migrationsOf(orm);
  const { em, definition, bus } = runtime;
  return () =>
    lookAround({
      database: () => orm.isConnected(),
      schema: async () => schemaGap(known, await appliedMigrations(em(), definition.name)) === null,
      bus: () => bus.isUp(),
      ...own,
    });
}

async function waitingIn({ em, clock, definition: { name } }: ServiceRuntime): Promise<Waiting> {
  const [row] = await em().execute<WaitingRow[]>(
    `select (select count(*) from ${name}.outbox where published_at is null) as outbox,
            (select occurred_at from ${name}.outbox where published_at is null order by position limit 1) as oldest,
            (select count(*) from ${name}.retries) as retries,
            (select count(*) from ${name}.dead_letters) as dead_letters,
            (select count(*) from ${name}.mails where sent_at is null) as mails`,
  );
  if (!row) throw new Error(`${name} does not say what waits`);
  const ageMs = row.oldest === null ? 0 : clock.now().getTime() - new Date(row.oldest).getTime();
  return {
    outbox: Number(row.outbox),
    outboxOldestSeconds: Math.max(0, ageMs / 1_000),
    retries: Number(row.retries),
    deadLetters: Number(row.dead_letters),
    mails: Number(row.mails),
  };
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
