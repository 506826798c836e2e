import 'reflect-metadata';

import { SqlEntityManager } from '@mikro-orm/sql';
import type { INestMicroservice, Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { v7 } from 'uuid';

import { serviceRoom } from '@alcancia/contracts/rooms';
import { sourceOf } from '@alcancia/contracts/streams';

import type { Bus } from './bus/bus.js';
import { Clock } from './clock.js';
import { kitConfig, readConfig } from './config/read-config.js';
import { Seal } from './config/seal.js';
import { withoutStatementTimeout } from './database/statement-timeout.js';
import { migrate } from './database/migrate.js';
import type { Database } from './database/open-database.js';
import { migrationsOf, openOrm } from './database/open-orm.js';
import { awaitSchema } from './database/schema-state.js';
import { type Checked, gather } from './feature.js';
import { noFailpoints, type Failpoints } from './failpoints.js';
import { Files } from './files/files.js';
import { NoFiles } from './files/no-files.js';
import { Inbox } from './inbox/inbox.js';
import type { Reacting } from './inbox/react.js';
import { type JobRun, jobRun, TRANSACTIONS } from './job.js';
import type { MailSender } from './mail/mail.js';
import { createLog } from './observe/log.js';
import type { Readiness } from './observe/readiness.js';
import { forgetWhatRanOut, tablesOf } from './personal-data/forget-what-ran-out.js';
import { ServiceMetrics } from './observe/service-metrics.js';
import { watchService } from './observe/watch-service.js';
import { startBackgroundTasks, type BackgroundTasks } from './background-tasks.js';
import type { ServiceRuntime } from './service-runtime.js';
import { BUS, CONFIG, KEEPS, LOG, SCHEMA, type ServiceDefinition } from './service.js';
import { BusServer } from './transport/bus-server.js';
import { PassOn } from './transport/pass-on.filter.js';
import { requestHandler } from './use-case/answer-request.js';
import { runWrite } from './use-case/run-write.js';
import { contractOf, type HandlerClass, type HandlerInstance } from './use-case/use-case.js';

export interface Surroundings {
  readonly bus: Bus;
  readonly database: Database;
  readonly env: Record<string, string | undefined>;
  readonly mailSender: MailSender;
  /** The store of objects; without one it is as one that does not answer. */
  readonly files?: Files;
  readonly clock?: Clock;
  readonly failpoints?: Failpoints;
  readonly log?: Logger;
  readonly metrics?: ServiceMetrics;
  /** Whether it brings its schema up to date itself, or waits until a job with more rights has (the distributed way). */
  readonly schema?: 'own' | 'awaited';
  /** Whose events reach it: what contracts/src/rooms.ts says, but for a service of the tests, which is not listed. */
  readonly hears?: (source: string) => boolean;
}

/** A service that runs. */
export interface RunningService {
  readonly name: string;
  readonly clock: Clock;
  /** A fresh unit of work; for operators and tests, never for other rooms. */
  em(): SqlEntityManager;
  /** A transaction with everything that a use-case in it has; for operators and tests. A refusal is thrown, and commits. */
  transaction: JobRun['transaction'];
  /** Whether it is ready, with the state of each dependency. */
  readiness(): Promise<Readiness>;
  readonly metrics: ServiceMetrics;
  /** Resolves when events, retries, mails and jobs that are due have been dealt with. */
  settled(): Promise<void>;
  /** A schedule of a feature takes its turn now, by its name; otherwise at its interval. */
  takeTurn(schedule: string): Promise<void>;
  /** Deletes now what has been kept for as long as its table says; otherwise once an hour. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one service: schema, first-run data, use-cases on the bus, then its recurring tasks (relay, retries, mails, schedules). */
export async function startService(definition: ServiceDefinition, surroundings: Surroundings): Promise<RunningService> {
  const { bus, database, env, mailSender, clock = new Clock(), failpoints = noFailpoints } = surroundings;
  const features = gather(definition.modules);
  checkContracts(features.useCases);
  const config = readConfig(definition.name, definition.config, env);
  const { INTENT_SECRET: intentSecret } = readConfig(definition.name, kitConfig, env);
  const { log = createLog(definition.name), metrics = new ServiceMetrics(definition.name) } = surroundings;

  const orm = await openOrm(definition, database);
  const em = (): SqlEntityManager => orm.em.fork() as SqlEntityManager;
  let background: BackgroundTasks | undefined;
  const runtime: ServiceRuntime = {
    definition,
    bus,
    clock,
    failpoints,
    log,
    metrics,
    em,
    newId: v7,
    wakeUp: (left) => withoutStatementTimeout(() => background?.wake(left)),
    intentSecret,
    seal: new Seal(intentSecret, `${definition.name}:intents`),
  };

  if (surroundings.schema === 'awaited') await awaitSchema(em, definition.name, migrationsOf(orm), log);
  else await migrate(em(), definition.name, () => orm.migrator.up());
  await clock.measure(em());
  await fillOnce(runtime);

  const server = new BusServer(bus);
  const { hears = (source) => serviceRoom(definition.name)?.hears.includes(source) ?? false } = surroundings;
  const app = await createApp(definition, server, [
    { provide: BUS, useValue: bus },
    { provide: CONFIG, useValue: config },
    { provide: LOG, useValue: log },
    { provide: SCHEMA, useValue: definition.name },
    { provide: KEEPS, useValue: tablesOf(definition) },
    { provide: Clock, useValue: clock },
    { provide: TRANSACTIONS, useValue: jobRun(runtime, 'beside-requests') },
    { provide: Files, useValue: surroundings.files ?? new NoFiles() },
    { provide: SqlEntityManager, useFactory: em },
  ])
    .then((created) => {
      checkSources(definition.name, server.reactions, hears);
      return created;
    })
    .catch(async (error: unknown) => {
      await orm.close();
      throw error;
    });

  const useCases = new Map(
    features.useCases.map((type) => {
      const contract = contractOf(type);
      return [contract.subject, { contract, useCase: app.get<HandlerInstance>(type) }] as const;
    }),
  );
  const inbox = new Inbox(runtime, server.reactions);
  const running = startBackgroundTasks(runtime, app, inbox, mailSender, (subject) => useCases.get(subject));
  background = running;
  const readiness = watchService(runtime, orm, {
    outbox: () => (running.isPublishing() ? 'ok' : 'degraded'),
    ...Object.fromEntries(features.checks.map(({ name, of }) => [name, () => app.get<Checked>(of).health()])),
  });
  server.serve({
    request: (subject, handler) => requestHandler(runtime, subject, handler),
    async events() {
      const stopConsuming = await bus.consume(definition.name, inbox.subjects, (event) => inbox.take(event));
      const stopHearing = await bus.onNudge(definition.name, running.nudged);
      return async () => {
        await stopHearing();
        await stopConsuming();
      };
    },
  });
  await app.listen();

  return {
    name: definition.name,
    clock,
    em,
    transaction: jobRun(runtime, 'by-hand').transaction,
    readiness,
    metrics,
    settled: () => running.settled(),
    takeTurn: (schedule) => running.takeTurn(schedule),
    forget: () => forgetWhatRanOut(runtime),
    async stop() {
      await server.close();
      await running.stop();
      await app.close();
      await orm.close();
    },
  };
}

/** A service with a mistake in a contract does not start (quality 16). */
function checkContracts(useCases: readonly HandlerClass[]): void {
  for (const contract of useCases.map(contractOf)) {
    const { subject, kind, access, carriesTokens }: Partial<typeof contract> & { subject: string } = contract;
    if (!access) throw new Error(`${subject} does not say who may ask`);
    if (carriesTokens && kind === 'write')
      throw new Error(`${subject} carries tokens and would have them stored: make it a use-case in steps`);
  }
}

/** Of a service that is not listed no event would ever arrive: in processes of their own there is no consumer for it. */
function checkSources(service: string, reactions: readonly Reacting[], hears: (source: string) => boolean): void {
  for (const { name, subject } of reactions) {
    if (hears(sourceOf(subject))) continue;
    throw new Error(`${name} reacts to ${subject}, but contracts/src/rooms.ts does not say that ${service} hears it`);
  }
}

/** What the kit gives is at hand in every module; between features only what one exports and another imports. */
async function createApp(
  definition: ServiceDefinition,
  strategy: BusServer,
  kit: Provider[],
): Promise<INestMicroservice> {
  class KitModule {}
  class ServiceModule {}
  const kitModule = { module: KitModule, global: true, providers: kit, exports: kit.map(tokenOf) };
  const app = await NestFactory.createMicroservice(
    {
      module: ServiceModule,
      imports: [kitModule, ...definition.modules],
    },
    {
      strategy,
      logger: ['error', 'warn'],
      abortOnError: false,
      ...(definition.instrument ? { instrument: definition.instrument } : {}),
    },
  );
  app.useGlobalFilters(new PassOn());
  await app.init();
  return app;
}

const tokenOf = (provider: Provider) => ('provide' in provider ? provider.provide : provider);

async function fillOnce(runtime: ServiceRuntime): Promise<void> {
  const { name, firstRun } = runtime.definition;
  if (!firstRun) return;
  await runWrite(runtime, { correlationId: 'first-run' }, async (work) => {
    const first = await work.em.execute<{ name: string }[]>(
      `insert into ${name}.first_runs (name, done_at) values ('first', ?) on conflict do nothing returning name`,
      [work.now.toISOString()],
    );
    if (first.length > 0) await firstRun(work);
  });
}
