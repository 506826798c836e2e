import { setTimeout as pause } from 'node:timers/promises';

import type { Handle, Runner } from './runner.js';

export type PartKind = 'engine' | 'app';
export type PartState = 'starting' | 'ready' | 'restarting' | 'paused' | 'stopped';

export interface PartSpec {
  readonly name: string;
  readonly kind: PartKind;
  readonly runner: Runner;
  readonly url: string;
  readonly log: string;
  readonly answers: () => Promise<boolean>;
  /** How often it is asked while it starts; less often where it writes down every refusal. */
  readonly askEveryMs?: number;
  /** Takes away what it has stored; only parts whose data may be lost at any time have it. */
  readonly wipe?: () => Promise<void>;
}

const probeEveryMs = 100;
const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** Uptime in ms after which the backoff starts again. */
const recoveredAfterMs = 10_000;

/** Backoff before a restart in ms: it grows with every crash in a row. */
export const pauseAfter = (deaths: number): number => Math.min(firstPauseMs * 2 ** (deaths - 1), longestPauseMs);

/** One part, its state and its wanted state. An app that crashes is restarted, as Kubernetes would. */
export class Part {
  state: PartState = 'stopped';
  handle: Handle | null = null;
  restarts = 0;
  /** Crashes in a row, each before the backoff started again. */
  deaths = 0;
  private isWanted = false;
  private lives = 0;
  private startedAt = 0;
  private comeback: NodeJS.Timeout | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly spec: PartSpec,
    private readonly changed: () => void,
  ) {
    spec.runner.onEnd(() => this.onEnd());
  }

  /** Starts it and resolves when the process is there; `settled` waits for its answer. */
  start(): Promise<void> {
    return this.inTurn(async () => {
      this.isWanted = true;
      clearTimeout(this.comeback);
      if (this.state === 'stopped' || this.state === 'restarting') await this.bringUp();
    });
  }

  stop(): Promise<void> {
    return this.inTurn(() => this.end(() => this.spec.runner.stop()));
  }

  /** Kills it without a warning; it stays stopped until it is started. */
  kill(): Promise<void> {
    return this.inTurn(() => this.end(() => this.spec.runner.kill()));
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  pause(): Promise<void> {
    return this.inTurn(async () => {
      if (this.state === 'stopped') return;
      await this.spec.runner.pause();
      this.become('paused');
    });
  }

  resume(): Promise<void> {
    return this.inTurn(async () => {
      if (this.state !== 'paused') return;
      await this.spec.runner.resume();
      this.become('starting');
      void this.watch(this.lives);
    });
  }

  /** Takes its data away as a lost disk would; what ran before runs again. */
  async wipe(): Promise<void> {
    const wasRunning = this.isWanted;
    await this.kill();
    await this.spec.wipe?.();
    if (wasRunning) await this.start();
  }

  /** Resolves when it answers, when the time is over, or after so many crashes that it will not come up. */
  async settled(endsAt: number, hopelessDeaths: number): Promise<void> {
    const isOpen = (): boolean => this.state !== 'ready' && this.state !== 'stopped' && this.deaths < hopelessDeaths;
    while (isOpen() && Date.now() < endsAt) await pause(probeEveryMs);
  }

  private inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.turn.then(task);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private become(state: PartState): void {
    if (this.state === state) return;
    this.state = state;
    this.changed();
  }

  private async bringUp(): Promise<void> {
    this.lives += 1;
    this.startedAt = Date.now();
    this.state = 'starting';
    try {
      this.handle = await this.spec.runner.start();
    } catch (error) {
      this.become('stopped');
      throw error;
    }
    this.changed();
    void this.watch(this.lives);
  }

  private async end(task: () => Promise<void>): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.comeback);
    if (this.state !== 'stopped') await task();
    this.become('stopped');
  }

  private async watch(life: number): Promise<void> {
    const { askEveryMs = probeEveryMs } = this.spec;
    while (this.lives === life && this.state === 'starting') {
      if (await this.spec.answers()) {
        if (this.lives === life && this.state === 'starting') this.become('ready');
        return;
      }
      await pause(askEveryMs);
    }
  }

  private onEnd(): void {
    this.handle = null;
    this.lives += 1;
    if (!this.isWanted || this.spec.kind === 'engine') return this.become('stopped');
    this.deaths = Date.now() - this.startedAt > recoveredAfterMs ? 1 : this.deaths + 1;
    this.restarts += 1;
    this.become('restarting');
    this.comeback = setTimeout(() => void this.start().catch(() => undefined), pauseAfter(this.deaths));
  }
}
