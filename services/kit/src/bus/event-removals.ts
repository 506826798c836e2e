import { JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { errors, type Msg } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { z } from 'zod';

import { eventRemover, eventStream, removalsOf, sourceOf } from '@alcancia/contracts/streams';

import { failure } from '../errors/failure.js';
import type { Stop } from './bus.js';
import type { NatsLink } from './nats-connection.js';

const answerWithinMs = 5_000;
/** JetStream's own number of this error. */
const noMessageFound = 10_037;

const removal = z.object({ storedAt: z.int().positive() });
const answer = z.object({ isDone: z.boolean() });

/** Removes an event that a service has published. One that is gone, or another service's, is left as it is. */
export async function removeEvent(link: NatsLink, service: string, storedAt: number): Promise<void> {
  const { streams } = await jetstreamManager(link.connection, { checkAPI: false });
  const orGone = (error: unknown): null => {
    if (error instanceof JetStreamApiError && error.code === noMessageFound) return null;
    throw error;
  };
  const kept = await link.untilLost(streams.getMessage(eventStream.name, { seq: storedAt }).catch(orGone));
  if (!kept || sourceOf(kept.subject) !== service) return;
  await link.untilLost(streams.deleteMessage(eventStream.name, storedAt, true).catch(orGone));
}

/** Asks the service that may for the removal of an event of one's own. Rejects with `unavailable` while it is away. */
export async function askRemoval(link: NatsLink, service: string, storedAt: number): Promise<void> {
  const asking = link.connection.request(removalsOf(service), JSON.stringify({ storedAt }), {
    timeout: answerWithinMs,
  });
  const message = await link.untilLost(asking).catch((error: unknown) => {
    if (error instanceof errors.TimeoutError || error instanceof errors.RequestError) throw failure('unavailable');
    throw error;
  });
  if (!answer.parse(message.json()).isDone) throw failure('unavailable');
}

/** Removes for every other service, by the subject on which it asks, what that service has published. */
export async function serveRemovals(link: NatsLink, store: () => Promise<NatsLink>, log: Logger): Promise<Stop> {
  const remove = async (message: Msg): Promise<void> => {
    const service = sourceOf(message.subject);
    try {
      const { storedAt } = removal.parse(message.json());
      await removeEvent(await store(), service, storedAt);
      message.respond(JSON.stringify({ isDone: true }));
    } catch (error) {
      log.error({ err: error, service }, 'an event could not be removed');
      message.respond(JSON.stringify({ isDone: false }));
    }
  };
  const subscription = link.connection.subscribe(removalsOf('*'), {
    queue: eventRemover,
    callback: (error, message) => {
      if (error) log.error({ err: error }, 'removals may not be heard');
      else void remove(message);
    },
  });
  await link.connection.flush();
  return async () => {
    if (!subscription.isClosed()) await subscription.drain().catch(() => undefined);
  };
}
