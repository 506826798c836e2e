import type { Envelope } from '@alcancia/contracts/define';

import { failure } from '../errors/failure.js';
import { refuseInsideTransaction } from '../use-case/transaction-scope.js';
import { readAnswer, writeAnswer } from './answer-text.js';
import type { AnswerMessage, Bus, EventHandler, RequestHandler, RequestMessage, Stop } from './bus.js';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Nest's name of this transport, as `Transport.NATS` is the other's. */
export const inProcess = Symbol('in-process transport');

interface Consumer {
  readonly subjects: ReadonlySet<string>;
  readonly handler: EventHandler;
}

/** All rooms in one process, with the same JSON as on the wire: what works here works distributed. */
export class InProcessBus implements Bus {
  readonly transportId = inProcess;
  readonly generation = 0;
  readonly publishesAtOnce = 1;
  private readonly served = new Map<string, RequestHandler>();
  private readonly consumers = new Map<string, Consumer>();
  private readonly nudged = new Map<string, Set<() => void>>();
  private readonly listeners = new Set<(event: Envelope) => void>();

  /** `durable` names the consumers that must have taken an event before it counts as published, be they up or not yet. */
  constructor(private readonly durable: readonly string[] = []) {}

  async request(subject: string, message: RequestMessage): Promise<AnswerMessage> {
    refuseInsideTransaction(subject);
    const handler = this.served.get(subject);
    const leftMs = message.deadlineAt - Date.now();
    if (!handler || leftMs <= 0) throw failure('unavailable');

    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(failure('unavailable')), leftMs);
    });
    try {
      return readAnswer(writeAnswer(await Promise.race([handler(overTheWire(message)), tooLate])));
    } finally {
      clearTimeout(timer);
    }
  }

  async serve(handlers: ReadonlyMap<string, RequestHandler>): Promise<Stop> {
    for (const [subject, handler] of handlers) {
      if (this.served.has(subject)) throw new Error(`Two handlers serve ${subject}`);
      this.served.set(subject, handler);
    }
    return async () => {
      for (const subject of handlers.keys()) this.served.delete(subject);
    };
  }

  async publish(event: Envelope): Promise<null> {
    const away = this.durable.filter((consumer) => !this.consumers.has(consumer));
    if (away.length > 0) throw new Error(`${away.join(', ')} cannot take events now`);
    const sent = overTheWire(event);
    for (const listener of this.listeners) listener(sent);
    const concerned = [...this.consumers.values()].filter(({ subjects }) => subjects.has(event.subject));
    await Promise.all(concerned.map(({ handler }) => handler(overTheWire(event))));
    return null;
  }

  /** Nothing is kept between two rooms of one process. */
  async remove(): Promise<void> {}

  async consume(consumer: string, subjects: readonly string[], handler: EventHandler): Promise<Stop> {
    if (this.consumers.has(consumer)) throw new Error(`Two consumers are called ${consumer}`);
    this.consumers.set(consumer, { subjects: new Set(subjects), handler });
    return async () => {
      this.consumers.delete(consumer);
    };
  }

  async tap(listener: (event: Envelope) => void): Promise<Stop> {
    this.listeners.add(listener);
    return async () => {
      this.listeners.delete(listener);
    };
  }

  nudge(service: string): void {
    for (const listener of this.nudged.get(service) ?? []) listener();
  }

  async onNudge(service: string, listener: () => void): Promise<Stop> {
    const listeners = this.nudged.get(service) ?? new Set();
    this.nudged.set(service, listeners.add(listener));
    return async () => void listeners.delete(listener);
  }

  isUp(): boolean {
    return true;
  }

  /** Nothing is kept between two rooms of one process: whatever is not taken in stays in its outbox. */
  async epoch(): Promise<string> {
    return 'in-process';
  }

  async close(): Promise<void> {
    this.served.clear();
    this.consumers.clear();
    this.listeners.clear();
  }
}
