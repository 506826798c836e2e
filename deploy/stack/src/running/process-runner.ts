import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { type Identity, identityOf, signalTree } from './process-table.js';
import type { ProcessSpec, Runner } from './runner.js';

const defaultStopMs = 20_000;

/** What every process inherits of the environment; the rest is in its spec. */
const inherited = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'JAVA_HOME', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Starts it in a group of its own, so that Ctrl-C at the terminal reaches the supervisor alone. */
export function spawnFrom({ command, args, env, cwd, log, user, input }: ProcessSpec): ChildProcess {
  const output = openSync(log, 'a', 0o600);
  const child = spawn(command, [...args], {
    cwd,
    env: { ...inherited(), ...env },
    detached: true,
    stdio: [input === undefined ? 'ignore' : 'pipe', output, output],
    ...user,
  });
  closeSync(output);
  if (input !== undefined) child.stdin?.end(input);
  return child;
}

/** An ordinary process of this machine. */
export class ProcessRunner implements Runner {
  private child: ChildProcess | null = null;
  private ended: Promise<unknown> = Promise.resolve();
  private tell: () => void = () => undefined;

  /** The spec is asked for at every start: a restart may use other settings. */
  constructor(private readonly spec: () => ProcessSpec) {}

  onEnd(ended: () => void): void {
    this.tell = ended;
  }

  async start(): Promise<Identity> {
    const child = spawnFrom(this.spec());
    this.ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    await once(child, 'spawn');
    this.child = child;
    void this.awaitExit(child);
    const pid = child.pid ?? 0;
    return identityOf(pid) ?? { pid, startTime: '' };
  }

  async stop(): Promise<void> {
    const { stopSignal = 'SIGTERM', stopWithinMs = defaultStopMs } = this.spec();
    const { child } = this;
    if (!child?.pid) return;
    signalTree(child.pid, 'SIGCONT');
    child.kill(stopSignal);
    const tooLate = new AbortController();
    const isOver = await Promise.race([
      this.ended.then(() => true),
      pause(stopWithinMs, false, { signal: tooLate.signal }).catch(() => false),
    ]);
    tooLate.abort();
    if (!isOver) await this.kill();
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }

  async pause(): Promise<void> {
    this.signal('SIGSTOP');
  }

  async resume(): Promise<void> {
    this.signal('SIGCONT');
  }

  private async awaitExit(child: ChildProcess): Promise<void> {
    await this.ended;
    if (this.child === child) this.child = null;
    this.tell();
  }

  private signal(signal: NodeJS.Signals): void {
    if (this.child?.pid) signalTree(this.child.pid, signal);
  }
}
