import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

import { logs } from './place.js';
import type { Obeyed, Order } from './programs/obey.js';

/** Part of a measure in a process of its own: whatever drives load must not share a processor's time with what bears it. */
export class Worker {
  private asked = 0;
  private readonly waiting = new Map<number, { resolve: (answer: never) => void; reject: (fault: Error) => void }>();

  private constructor(
    private readonly child: ChildProcess,
    program: string,
  ) {
    child.on('message', ({ id, answer, fault }: Obeyed) => {
      const asker = this.waiting.get(id);
      this.waiting.delete(id);
      if (fault === undefined) asker?.resolve(answer as never);
      else asker?.reject(new Error(`${program}: ${fault}`));
    });
    child.once('exit', () => {
      for (const { reject } of this.waiting.values()) reject(new Error(`${program} ended`));
    });
  }

  /** What it writes goes to a file; NODE_OPTIONS=--cpu-prof profiles every program of a bench. */
  static async start(program: string, env: Record<string, string> = {}): Promise<Worker> {
    mkdirSync(logs, { recursive: true });
    const log = openSync(path.join(logs, `${program}.log`), 'a');
    const main = path.join(import.meta.dirname, 'programs', `${program}.js`);
    const child = fork(main, { env: { ...process.env, ...env }, stdio: ['ignore', log, log, 'ipc'] });
    const worker = new Worker(child, program);
    await new Promise<void>((resolve, reject) => {
      worker.waiting.set(0, { resolve: () => resolve(), reject });
    });
    return worker;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  ask<T>(name: string, order: unknown = null): Promise<T> {
    this.asked += 1;
    const message: Order = { id: this.asked, name, order };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { resolve, reject });
      this.child.send(message);
    });
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }
}
