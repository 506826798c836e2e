import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { errors, headers, type Msg } from '@nats-io/transport-node';
import { Transport } from '@nestjs/microservices';
import type { Logger } from 'pino';

import type { Envelope } from '@alcancia/contracts/define';
import { eventRemover, eventStream, eventsUserOf, nudgesOf, sourceOf } from '@alcancia/contracts/streams';

import { failure } from '../errors/failure.js';
import { createLog } from '../observe/log.js';
import { refuseInsideTransaction } from '../use-case/transaction-scope.js';
import { readAnswer, writeAnswer } from './answer-text.js';
import type { AnswerMessage, Bus, EventHandler, RequestHandler, RequestMessage, Stop } from './bus.js';
import { EventPuller } from './event-puller.js';
import { askRemoval, removeEvent, serveRemovals } from './event-removals.js';
import { type NatsAddress, NatsLink } from './nats-connection.js';
import { packRequest, readEvent, unpackRequest } from './nats-wire.js';

/** Requests that one process works on at once; beyond it the caller hears `unavailable` at once (quality 11). */
const requestsAtOnce = 256;
const publishWithinMs = 5_000;

export interface NatsBusOptions extends NatsAddress {
  readonly log?: Logger;
}

/** Opens the distributed transport; waits for a server that is not up yet. */
export async function openNatsBus(options: NatsBusOptions): Promise<NatsBus> {
  return new NatsBus(await NatsLink.open(options), options, options.log ?? createLog(options.user));
}

/**
 * Rooms in processes of their own: requests over core NATS, events over JetStream (house §3). What asks JetStream has a
 * connection of its own: NATS 2.9 never answers again on one over which it could not store an event (F19).
 */
export class NatsBus implements Bus {
  readonly transportId = Transport.NATS;
  readonly publishesAtOnce = 64;
  private readonly pullers = new Set<EventPuller>();
  private underWay = 0;
  private storeLink: NatsLink | undefined;
  private openingStoreLink: Promise<NatsLink> | undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly address: NatsAddress,
    private readonly log: Logger,
  ) {}

  nudge(service: string): void {
    if (this.link.isUp) this.link.connection.publish(nudgesOf(service));
  }

  async onNudge(service: string, listener: () => void): Promise<Stop> {
    const subscription = this.link.connection.subscribe(nudgesOf(service), {
      callback: (error) => {
        if (error) this.log.error({ err: error }, 'nudges may not be heard');
        else listener();
      },
    });
    await this.link.connection.flush();
    return async () => subscription.unsubscribe();
  }

  isUp(): boolean {
    return this.link.isUp;
  }

  async request(subject: string, message: RequestMessage): Promise<AnswerMessage> {
    refuseInsideTransaction(subject);
    await this.link.mustBeUp();
    const leftMs = message.deadlineAt - Date.now();
    if (leftMs <= 0) throw failure('unavailable');
    const { body, headers: own } = packRequest(message, leftMs);
    const asked = this.link.connection.request(subject, body, { timeout: leftMs, headers: own });
    try {
      return readAnswer((await this.link.untilLost(asked)).string());
    } catch (error) {
      if (isUnanswered(error)) throw failure('unavailable');
      throw error;
    }
  }

  async serve(handlers: ReadonlyMap<string, RequestHandler>): Promise<Stop> {
    const subscriptions = [...handlers].map(([subject, handler]) =>
      this.link.connection.subscribe(subject, {
        queue: subject.split('.')[0] ?? subject,
        callback: (error, message) => {
          if (error) this.log.error({ err: error, subject }, 'a subject may not be served');
          else void this.answer(message, handler);
        },
      }),
    );
    await this.link.connection.flush();
    return async () => {
      for (const subscription of subscriptions) {
        if (!subscription.isClosed()) await subscription.drain().catch(() => undefined);
      }
    };
  }

  async publish(event: Envelope): Promise<number> {
    const link = await this.toStore();
    // While disconnected the client would queue it in memory; the event waits in the outbox instead.
    if (!link.isUp) throw failure('unavailable');
    const published = jetstream(link.connection).publish(event.subject, JSON.stringify(event), {
      msgID: event.id,
      timeout: publishWithinMs,
      headers: traceOf(event),
    });
    return (await link.untilLost(published)).seq;
  }

  async remove(storedAt: number): Promise<void> {
    const link = await this.toStore();
    await link.mustBeUp();
    const { user } = this.address;
    await (user === eventRemover ? removeEvent : askRemoval)(link, user, storedAt);
  }

  /** Removes for the other services what they have published: for the one that may (`eventRemover`). */
  serveRemovals(): Promise<Stop> {
    return serveRemovals(this.link, () => this.toStore(), this.log);
  }

  async consume(consumer: string, subjects: readonly string[], handler: EventHandler): Promise<Stop> {
    const link = await this.toStore();
    const bySource = Map.groupBy(subjects, sourceOf);
    const pullers = [...bySource].map(
      ([source, own]) =>
        new EventPuller({
          link,
          service: consumer,
          source,
          subjects: new Set(own),
          handler,
          log: this.log,
        }),
    );
    for (const puller of pullers) this.pullers.add(puller);
    return async () => {
      await Promise.all(pullers.map((puller) => puller.stop()));
      for (const puller of pullers) this.pullers.delete(puller);
    };
  }

  /** How many events each durable consumer has yet to take or to acknowledge, whichever process is at it. */
  async lags(): Promise<ReadonlyMap<string, number>> {
    const known = await Promise.all(
      [...this.pullers].map(async (puller) => [puller.durable, await puller.lag()] as const),
    );
    return new Map(known.filter((each): each is [string, number] => each[1] !== null));
  }

  async tap(listener: (event: Envelope) => void): Promise<Stop> {
    const subscription = this.link.connection.subscribe(eventStream.subjects[0], {
      callback: (error, message) => {
        if (error) this.log.error({ err: error }, 'events may not be heard');
        else listener(readEvent(message));
      },
    });
    await this.link.connection.flush();
    return async () => subscription.unsubscribe();
  }

  async epoch(): Promise<string> {
    const link = await this.toStore();
    await link.mustBeUp();
    const manager = await jetstreamManager(link.connection, { checkAPI: false });
    return (await link.untilLost(manager.streams.info(eventStream.name))).created;
  }

  get generation(): number {
    return this.link.generation + (this.storeLink?.generation ?? 0);
  }

  async close(): Promise<void> {
    await this.storeLink?.close();
    await this.link.close();
  }

  /** The connection to JetStream, opened when it is first needed: the gateway needs none. */
  private async toStore(): Promise<NatsLink> {
    if (this.storeLink) return this.storeLink;
    if (!this.link.isUp) throw failure('unavailable');
    this.openingStoreLink ??= this.openStoreLink().finally(() => {
      this.openingStoreLink = undefined;
    });
    return this.link.untilLost(this.openingStoreLink);
  }

  private async openStoreLink(): Promise<NatsLink> {
    const { user, name = user } = this.address;
    const opened = await NatsLink.open({ ...this.address, user: eventsUserOf(user), name: `${name} events` });
    if (this.link.connection.isClosed()) await opened.close();
    this.storeLink = opened;
    return opened;
  }

  private async answer(message: Msg, handler: RequestHandler): Promise<void> {
    this.underWay += 1;
    try {
      message.respond(writeAnswer(await this.handled(message, handler)));
    } catch (error) {
      this.log.error({ err: error, subject: message.subject }, 'an answer could not be sent');
    } finally {
      this.underWay -= 1;
    }
  }

  private async handled(message: Msg, handler: RequestHandler): Promise<AnswerMessage> {
    try {
      const asked = unpackRequest(message, Date.now());
      if (this.underWay <= requestsAtOnce) return await handler(asked);
      return { ok: false, error: failure('unavailable').toWire(asked.correlationId) };
    } catch (error) {
      this.log.error({ err: error, subject: message.subject }, 'a request could not be read');
      return { ok: false, error: failure('internal').toWire('unknown') };
    }
  }
}

function traceOf({ trace }: Envelope) {
  const own = headers();
  if (trace !== undefined) own.set('traceparent', trace);
  return own;
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoRespondersError ||
  error instanceof errors.ClosedConnectionError ||
  error instanceof errors.DrainingConnectionError ||
  (error instanceof errors.RequestError && error.isNoResponders());
