import { collectDefaultMetrics, Registry } from 'prom-client';

/** How long an answer or a reaction may take before it stands out, in seconds. */
export const secondsBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Timeout of looking up figures while they are read, in milliseconds. */
const lookUpWithinMs = 2_000;

/** The figures of one room, in a registry of its own: several rooms may live in one process. */
export class Metrics {
  readonly registry = new Registry();
  private readonly lookUps: (() => Promise<void>)[] = [];

  constructor(room: string) {
    this.registry.setDefaultLabels({ room });
  }

  /** Adds what belongs to the process as a whole: event-loop delay, memory, garbage collection, CPU. */
  ofProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /** Figures that somebody has to look up, each time they are read. */
  beforeReading(lookUp: () => Promise<void>): void {
    this.lookUps.push(lookUp);
  }

  /** As Prometheus reads them, under `contentType`. */
  async text(): Promise<string> {
    const late = new Promise<void>((resolve) => void setTimeout(resolve, lookUpWithinMs).unref());
    await Promise.race([Promise.allSettled(this.lookUps.map((lookUp) => lookUp())), late]);
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
