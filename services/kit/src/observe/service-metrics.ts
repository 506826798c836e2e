import { Counter, Gauge, Histogram } from 'prom-client';

import type { Waiting } from '../figures/waiting.js';
import { Metrics, secondsBuckets } from './metrics.js';

/** Connections to the database. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  /** Statements that wait for one. */
  readonly queue: number;
}

/** The figures of one service. Labels are names from the code (subjects, handlers, kinds): their number is bounded. */
export class ServiceMetrics extends Metrics {
  private readonly registers = [this.registry];

  readonly requests = new Histogram({
    name: 'alcancia_request_duration_seconds',
    help: 'Requests answered, by subject and outcome (ok or the kind of the error)',
    labelNames: ['subject', 'outcome'],
    buckets: secondsBuckets,
    registers: this.registers,
  });
  readonly published = new Counter({
    name: 'alcancia_events_published_total',
    help: 'Publications of an event, by subject and outcome (published, failed)',
    labelNames: ['subject', 'outcome'],
    registers: this.registers,
  });
  readonly reactions = new Histogram({
    name: 'alcancia_reaction_duration_seconds',
    help: 'Tries to react to an event, by handler and outcome (done, again, waiting, dead)',
    labelNames: ['handler', 'outcome'],
    buckets: secondsBuckets,
    registers: this.registers,
  });
  private readonly consumerLag = new Gauge({
    name: 'alcancia_consumer_lag',
    help: 'Events that a durable consumer has yet to take or to acknowledge (one figure for all replicas)',
    labelNames: ['consumer'],
    registers: this.registers,
  });
  private readonly waiting = new Gauge({
    name: 'alcancia_waiting',
    help: 'Rows that wait in the tables of the service (one figure for all its replicas)',
    labelNames: ['what'],
    registers: this.registers,
  });
  private readonly oldest = new Gauge({
    name: 'alcancia_outbox_oldest_seconds',
    help: 'Age of the oldest event that is not published yet (one figure for all replicas)',
    labelNames: [],
    registers: this.registers,
  });
  private readonly connections = new Gauge({
    name: 'alcancia_database_connections',
    help: 'Connections of the pool that are in use or idle, and statements that wait for one',
    labelNames: ['state'],
    registers: this.registers,
  });

  /** Of the bus: how much each durable consumer has yet to do. */
  readLag(read: () => Promise<ReadonlyMap<string, number>>): void {
    this.beforeReading(async () => {
      this.consumerLag.reset();
      for (const [consumer, events] of await read()) this.consumerLag.set({ consumer }, events);
    });
  }

  /** Asks each time the figures are read; what cannot be asked now is left out rather than told as it was. */
  readWaiting(read: () => Promise<Waiting>): void {
    this.beforeReading(async () => {
      this.waiting.reset();
      this.oldest.remove();
      const { events, oldestEventMs, retries, deadLetters, mails } = await read();
      this.oldest.set(oldestEventMs / 1_000);
      for (const [what, rows] of Object.entries({ outbox: events, retries, dead_letters: deadLetters, mails }))
        this.waiting.set({ what }, rows);
    });
  }

  readPool(read: () => Promise<PoolUse>): void {
    this.beforeReading(async () => {
      const { open, idle, queue } = await read();
      for (const [state, number] of Object.entries({ used: open - idle, idle, queue }))
        this.connections.set({ state }, number);
    });
  }
}

/** The figures of a service that has a process to itself. */
export const createMetrics = (room: string): ServiceMetrics => new ServiceMetrics(room).ofProcess();
