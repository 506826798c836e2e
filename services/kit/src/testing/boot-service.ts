import type { Logger } from 'pino';
import { v7 } from 'uuid';

import type { Asker } from '@alcancia/contracts/caller';
import type { AnyRequest, AskOf, DataOf, Envelope, EventContract, OutputOf } from '@alcancia/contracts/define';
import { serviceRoom } from '@alcancia/contracts/rooms';

import type { AnswerMessage } from '../bus/bus.js';
import { InProcessBus } from '../bus/in-process-bus.js';
import type { Database } from '../database/open-database.js';
import { Failure } from '../errors/failure.js';
import type { Failpoints } from '../failpoints.js';
import type { Files } from '../files/files.js';
import type { Mail, MailSender } from '../mail/mail.js';
import type { ServiceDefinition } from '../service.js';
import { startService, type RunningService } from '../start-service.js';
import { openTestDatabase } from './test-database.js';

export interface TestService extends RunningService {
  readonly bus: InProcessBus;
  /** For a second process on the same rows. */
  readonly database: Database;
  /** Whether statements really run at the same time here (DATABASE_URL is set). */
  readonly isConcurrent: boolean;
  /** E-mails sent so far. */
  readonly mails: Mail[];
  /** Asks as this caller; throws the Failure that was answered. */
  ask<C extends AnyRequest>(contract: C, caller: Asker, input: AskOf<C>, options?: AskOptions): Promise<OutputOf<C>>;
  answer<C extends AnyRequest>(
    contract: C,
    caller: Asker,
    input: AskOf<C>,
    options?: AskOptions,
  ): Promise<AnswerMessage>;
  /** The data of every event of a kind published so far, after what is due has been dealt with. */
  published<E extends EventContract>(event: E): Promise<DataOf<E>[]>;
  /** Tells the service of an event as another service would, and waits until it has reacted. */
  tell<E extends EventContract>(event: E, data: DataOf<E>, about?: Partial<Envelope>): Promise<void>;
  close(): Promise<void>;
}

export interface AskOptions {
  /** Idempotency key; without one a new key per call. */
  readonly key?: string;
  readonly address?: string;
  readonly userAgent?: string;
  /** How long the asker waits, in ms. */
  readonly withinMs?: number;
  /** By which the act is known at failpoints; without one a new id per call. */
  readonly correlationId?: string;
}

const testEnv = { INTENT_SECRET: 'a secret of the tests, long enough to be one' };

/** The real service on a real database and bus; other services are absent or stubbed on `bus`. */
export async function bootService(
  definition: ServiceDefinition,
  {
    env = {},
    failpoints,
    log,
    bus = new InProcessBus(),
    mailSender,
    files,
  }: {
    env?: Record<string, string>;
    failpoints?: Failpoints;
    log?: Logger;
    bus?: InProcessBus;
    /** Instead of one that keeps what is sent in `mails`. */
    mailSender?: MailSender;
    /** Instead of a store of objects that never answers. */
    files?: Files;
  } = {},
): Promise<TestService> {
  const { database, isConcurrent, drop } = await openTestDatabase([definition]);
  const mails: Mail[] = [];
  const heard: Envelope[] = [];
  await bus.tap((event) => heard.push(event));
  const service = await startService(definition, {
    bus,
    database,
    env: { ...testEnv, ...env },
    mailSender: mailSender ?? { send: async (mail) => void mails.push(mail) },
    ...(failpoints ? { failpoints } : {}),
    ...(files ? { files } : {}),
    ...(log ? { log } : {}),
    ...(serviceRoom(definition.name) ? {} : { hears: () => true }),
  }).catch(async (error: unknown) => {
    await drop();
    throw error;
  });

  const answer: TestService['answer'] = (
    contract,
    caller,
    input,
    { key = v7(), address = '127.0.0.1', userAgent = 'test', withinMs = 20_000, correlationId = v7() } = {},
  ) =>
    bus.request(contract.subject, {
      input,
      caller,
      origin: { address, userAgent },
      correlationId,
      deadlineAt: Date.now() + withinMs,
      idempotencyKey: key,
    });

  return {
    ...service,
    bus,
    database,
    isConcurrent,
    mails,
    answer,
    async ask(contract, caller, input, options) {
      const reply = await answer(contract, caller, input, options);
      if (!reply.ok) throw Failure.fromWire(reply.error);
      return reply.data as OutputOf<typeof contract>;
    },
    async published(event) {
      await service.settled();
      return heard.filter(({ subject }) => subject === event.subject).map(({ data }) => data as DataOf<typeof event>);
    },
    async tell(event, data, about = {}) {
      await bus.publish({
        id: v7(),
        subject: event.subject,
        aggregateId: data[event.aggregate] as string,
        sequence: heard.length + 1,
        occurredAt: service.clock.now().toISOString(),
        correlationId: v7(),
        ...about,
        data,
      });
    },
    async close() {
      await service.stop();
      await drop();
    },
  };
}
