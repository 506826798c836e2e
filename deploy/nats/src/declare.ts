import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  jetstreamManager,
  type JetStreamManager,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

import { durableOf, eventsOf, eventStream, listening } from '@alcancia/contracts/streams';

const dayMs = 86_400_000;

export interface Declaring {
  /** Copies of the stream; 3 in a cluster. */
  readonly replicas: number;
  /** An event that is not acknowledged within this time is delivered again, in ms. */
  readonly ackWaitMs: number;
}

const notThere = (error: unknown): null => {
  if (error instanceof JetStreamApiError && error.status === 404) return null;
  throw error;
};

/** Brings the stream and every durable consumer into the state that the contracts ask for. Idempotent. */
export async function declareStreams(
  connection: NatsConnection,
  { replicas, ackWaitMs }: Declaring,
): Promise<readonly string[]> {
  const manager = await jetstreamManager(connection);
  const stream = {
    subjects: [...eventStream.subjects],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    // As long as the outboxes keep what they have published: a lost stream is filled from there.
    max_age: nanos(7 * dayMs),
    duplicate_window: nanos(2 * 60_000),
    num_replicas: replicas,
  };
  const isThere = await manager.streams.info(eventStream.name).catch(notThere);
  if (isThere) await manager.streams.update(eventStream.name, stream);
  else await manager.streams.add({ name: eventStream.name, ...stream });

  const pairs = Object.entries(listening).flatMap(([service, sources]) =>
    sources.map((source) => [service, source] as const),
  );
  for (const [service, source] of pairs) await declareConsumer(manager, service, source, ackWaitMs);
  return pairs.map(([service, source]) => durableOf(service, source));
}

async function declareConsumer(
  manager: JetStreamManager,
  service: string,
  source: string,
  ackWaitMs: number,
): Promise<void> {
  const durable = durableOf(service, source);
  // The inbox counts tries and puts dead letters aside (house §4), so the server never stops delivering by itself.
  const changeable = { ack_wait: nanos(ackWaitMs), max_deliver: -1, max_ack_pending: 1_000 };
  const isThere = await manager.consumers.info(eventStream.name, durable).catch(notThere);
  if (isThere) {
    await manager.consumers.update(eventStream.name, durable, changeable);
    return;
  }
  await manager.consumers.add(eventStream.name, {
    durable_name: durable,
    filter_subject: eventsOf(source),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ...changeable,
  });
}
