import type { Identity } from './process-table.js';

/** What a running thing is known by after its supervisor is gone. */
export type Handle = Identity | { readonly containerId: string };

/** Holds one engine or app, however it runs. Nothing here decides whether it should. */
export interface Runner {
  /** Starts it; whether it answers yet is for its probe to say. */
  start(): Promise<Handle>;
  /** Asks it to end in order, and insists when it takes too long. */
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
  /** Whom it runs as, where that is not us. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Given on its standard input, which then ends. */
  readonly input?: string;
  readonly stopSignal?: NodeJS.Signals;
  readonly stopWithinMs?: number;
}
