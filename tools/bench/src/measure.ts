import type { Row } from './rows.js';
import type { Worker } from './worker.js';

/** What a measure needs of the run that it is part of. */
export interface Bench {
  /** Pairs of runs for each ratio. */
  readonly pairs: number;
  /** How long one run takes. */
  readonly seconds: number;
  /** The process that sends HTTP requests. */
  readonly driver: Worker;
  readonly told: (line: string) => void;
}

export type Measure = (bench: Bench) => Promise<Row[]>;
