import type { Identity } from './process-table.js';

/** Identifies a running part after its supervisor has ended. */
export type Handle = Identity | { readonly containerId: string };

/** Starts and stops one engine or app, however it runs; whether it should run is decided elsewhere. */
export interface Runner {
  /** Starts it; whether it answers yet is for its probe to say. */
  start(): Promise<Handle>;
  /** Asks it to end, and kills it when that takes too long. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Called whenever it ends, asked or not. */
  onEnd(ended: () => void): void;
}

export interface ProcessSpec {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  readonly log: string;
  /** The user that it runs as, where it is not this one. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Given on its standard input, which then ends. */
  readonly input?: string;
  readonly stopSignal?: NodeJS.Signals;
  readonly stopWithinMs?: number;
}
