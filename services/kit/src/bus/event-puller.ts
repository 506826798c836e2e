import { type Consumer, type ConsumerMessages, jetstream, type JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';

import { durableOf, eventStream } from '@alcancia/contracts/streams';

import type { EventHandler } from './bus.js';
import type { NatsLink } from './nats-connection.js';
import { readEvent } from './nats-wire.js';

/** Messages that one consumer holds at once. */
const held = 128;
const again = { afterFailureMs: 1_000, afterLossMs: 300 };

export interface Pulling {
  readonly link: NatsLink;
  readonly service: string;
  readonly source: string;
  readonly subjects: ReadonlySet<string>;
  readonly handler: EventHandler;
  readonly log: Logger;
}

/** Takes events from one durable consumer, hands them over as they come, and acknowledges what is safe. */
export class EventPuller {
  readonly durable: string;
  private readonly taken = new Set<Promise<void>>();
  private readonly running: Promise<void>;
  private isStopped = false;
  private consumer: Consumer | undefined;
  private messages: ConsumerMessages | undefined;
  private wake: (() => void) | undefined;

  constructor(private readonly pulling: Pulling) {
    this.durable = durableOf(pulling.service, pulling.source);
    this.running = this.pullOn();
  }

  /** Events that are not taken or not acknowledged yet; null while the consumer is not found. */
  async lag(): Promise<number | null> {
    const info = await this.consumer?.info();
    return info ? info.num_pending + info.num_ack_pending : null;
  }

  /** Resolves when every event that was taken has been handled. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake?.();
    this.messages?.stop();
    await this.running;
    await Promise.allSettled(this.taken);
  }

  /** The consumer may not be declared yet, or not any more, and the server may be away: it is looked for again. */
  private async pullOn(): Promise<void> {
    let isToldAway = false;
    while (!this.isStopped && !this.pulling.link.connection.isClosed()) {
      try {
        await this.pull(await jetstream(this.pulling.link.connection).consumers.get(eventStream.name, this.durable));
        isToldAway = false;
      } catch (error) {
        if (!isToldAway) this.pulling.log.warn({ err: error, durable: this.durable }, 'events cannot be taken now');
        isToldAway = true;
      }
      if (!this.isStopped) await this.pause(again.afterLossMs);
    }
  }

  private async pull(consumer: Consumer): Promise<void> {
    this.consumer = consumer;
    const { ack_wait: ackWaitNs = 30e9 } = (await consumer.info()).config;
    this.messages = await consumer.consume({
      max_messages: held,
      expires: 5_000,
      idle_heartbeat: 1_000,
      abort_on_missing_resource: true,
    });
    if (this.isStopped) this.messages.stop();
    for await (const message of this.messages) {
      if (this.taken.size >= held) await Promise.race(this.taken);
      const taken = take(this.pulling, message, ackWaitNs / 1e6 / 3).finally(() => this.taken.delete(taken));
      this.taken.add(taken);
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Acknowledged after the handler's commit; while it works, the server hears so and does not send the event again (F5). */
async function take({ subjects, handler, log }: Pulling, message: JsMsg, stillAtItMs: number): Promise<void> {
  if (!subjects.has(message.subject)) return message.ack();
  const stillAtIt = setInterval(() => message.working(), stillAtItMs).unref();
  try {
    await handler(readEvent(message));
    message.ack();
  } catch (error) {
    log.warn({ err: error, subject: message.subject }, 'an event could not be kept and comes again');
    message.nak(again.afterFailureMs);
  } finally {
    clearInterval(stillAtIt);
  }
}
