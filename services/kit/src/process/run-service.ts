import type { Logger } from 'pino';

import { eventRemover } from '@alcancia/contracts/streams';

import { openNatsBus } from '../bus/nats-bus.js';
import { readConfig } from '../config/read-config.js';
import { postgres } from '../database/open-database.js';
import { plantedFailpoints } from '../failpoints.js';
import { filesConfig, S3Files } from '../files/s3-files.js';
import { mailConfig, SmtpMailSender } from '../mail/smtp-mail-sender.js';
import { createLog } from '../observe/log.js';
import { createMetrics } from '../observe/service-metrics.js';
import { startTracing } from '../observe/start-tracing.js';
import { runDeadLetters, usage } from '../operate/run-dead-letters.js';
import type { ServiceDefinition } from '../service.js';
import { type RunningService, startService } from '../start-service.js';
import { migrateSchema } from './migrate-schema.js';
import { openOperationsServer } from './operations-server.js';
import { migrationConfig, serviceProcessConfig } from './process-config.js';
import { runProcess, type Running } from './run-process.js';

/** The whole of a service's `main.ts`: serves in a process of its own; `migrate` and `dead-letters` do one thing and end. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const log = createLog(definition.name, { level: process.env['LOG_LEVEL'] ?? 'info' });
  const command = process.argv[2] ?? 'serve';
  if (command === 'serve') return runProcess({ log, start: (running) => serve(definition, log, running) });
  if (command === 'dead-letters') return runDeadLetters(definition, process.argv.slice(3));
  if (command !== 'migrate')
    throw new Error(`${definition.name} knows no ${command}: say nothing, migrate, or ${usage}`);
  const { MIGRATION_DATABASE_URL: url } = readConfig(definition.name, migrationConfig, process.env);
  await migrateSchema(definition, url, log);
}

/** Started from the ground up, so that it ends from the top down: service, NATS, mails, traces, operations server. */
async function serve(definition: ServiceDefinition, log: Logger, { ending, fail }: Running): Promise<void> {
  const { name } = definition;
  const env = process.env;
  const config = readConfig(name, serviceProcessConfig, env);
  const own = readConfig(name, definition.config, env);
  const metrics = createMetrics(name);
  let service: RunningService | undefined;

  const operations = await openOperationsServer(
    config,
    () => service && { readiness: service.readiness, figures: metrics },
  );
  ending(() => operations.close());
  ending(await startTracing(name));
  definition.mustBeUsable?.(own).catch(fail);

  const mailSender = definition.mailTemplates ? new SmtpMailSender(readConfig(name, mailConfig, env)) : undefined;
  if (mailSender) ending(async () => mailSender.close());
  const { NATS_URL: url, NATS_USER: user, NATS_PASSWORD: password } = config;
  const bus = await openNatsBus({ url, user, password, log });
  metrics.readLag(() => bus.lags());
  ending(() => bus.close());
  if (name === eventRemover) ending(await bus.serveRemovals());

  const started = await startService(definition, {
    bus,
    database: postgres(config.DATABASE_URL, config.DATABASE_POOL),
    env,
    // Without a store of objects, downloads of data wait and say so.
    ...(env['FILES_URL'] ? { files: new S3Files(readConfig(name, filesConfig, env)) } : {}),
    mailSender: mailSender ?? { send: () => Promise.reject(new Error(`${name} sends no mails`)) },
    failpoints: plantedFailpoints(),
    log,
    metrics,
    schema: 'awaited',
  });
  service = started;
  ending(() => {
    service = undefined;
    return started.stop();
  });
}
