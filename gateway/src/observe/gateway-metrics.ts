import { Counter, Gauge, Histogram } from 'prom-client';

import { Metrics, secondsBuckets } from '@alcancia/server-kit';

/** The figures of one gateway. Labels are names from the code (routes, subjects) and HTTP's own: their number is bounded. */
export class GatewayMetrics extends Metrics {
  private readonly registers = [this.registry];

  readonly answers = new Histogram({
    name: 'alcancia_http_request_duration_seconds',
    help: 'Answers over HTTP, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: this.registers,
  });
  readonly signals = new Counter({
    name: 'alcancia_live_frames_total',
    help: 'Frames sent to browsers because of an event, by its subject',
    labelNames: ['subject'],
    registers: this.registers,
  });
  private readonly sockets = new Gauge({
    name: 'alcancia_live_sockets',
    help: 'Browsers that listen',
    labelNames: [],
    registers: this.registers,
  });

  constructor() {
    super('gateway');
  }

  readSockets(count: () => number): void {
    this.beforeReading(async () => this.sockets.set(count()));
  }
}

/** The figures of a gateway that has a process to itself. */
export const createGatewayMetrics = (): GatewayMetrics => new GatewayMetrics().ofProcess();
