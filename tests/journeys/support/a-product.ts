import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '@alcancia/testing';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const daysGoBy = fileURLToPath(new URL('days-go-by.mjs', import.meta.url));
const dayMs = 86_400_000;

/** The built system with nobody in it, as `npm start` runs it. */
export interface Product {
  readonly origin: string;
  /** What the terminal shows so far. */
  printed(): string;
  /** So many days go by for the product, its PayPal and its database; browsers stay where they are. */
  pass(days: number): Promise<void>;
  stop(): Promise<void>;
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
};

async function untilReady(origin: string, system: ChildProcess): Promise<void> {
  while (!(await isReady(origin))) {
    if (system.exitCode !== null) throw new Error(`The system ended with ${system.exitCode} before it was ready.`);
    await pause(50);
  }
}

/**
 * Starts it on a free port (JOURNEYS_PORT names one), with these options behind `npm start --`: from a copy of what a first
 * start has left (JOURNEYS_DATA), or, with options, from nothing.
 */
export async function aProduct(...options: string[]): Promise<Product> {
  const port = Number(process.env['JOURNEYS_PORT'] ?? (await freePort()));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'alcancia-journey-'));
  const before = process.env['JOURNEYS_DATA'];
  if (before && options.length === 0) await cp(before, dataDir, { recursive: true });
  const origin = `http://localhost:${port}`;
  const system = spawn(process.execPath, [path.join(root, 'deploy/embedded/dist/main.js'), ...options], {
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${daysGoBy}`,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  system.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await untilReady(origin, system);
  return {
    origin,
    printed: () => printed,
    async pass(days) {
      const isLater = once(system, 'message');
      system.send(days * dayMs);
      await isLater;
    },
    async stop() {
      if (system.exitCode === null) {
        system.kill('SIGTERM');
        await once(system, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
