import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ServiceName } from '@alcancia/contracts/rooms';
import { freePort, until } from '@alcancia/testing';

import type { Stack } from './a-stack.js';
import { root } from './state.js';

/** A process of a service beside the one of the stack: the same code, settings, rows and streams. */
export interface Replica {
  /** SIGKILL, and another one in its place, which is ready when this resolves. */
  replace(): Promise<void>;
  kill(): Promise<void>;
}

const startWithinMs = 60_000;

export async function aReplica(stack: Stack, service: ServiceName): Promise<Replica> {
  const given = await readFile(`/proc/${stack.part(service).pid}/environ`, 'utf8');
  const env = Object.fromEntries(
    given.split('\0').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
  const PORT = String(await freePort());
  const start = (): ChildProcess =>
    spawn(process.execPath, [path.join(root, `services/${service}/dist/main.js`)], {
      env: { ...env, PORT },
      stdio: 'ignore',
    });
  const isReady = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${PORT}/health/ready`)).ok;

  let running = start();
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  await until(`a second ${service} is ready`, isReady, startWithinMs);
  return {
    kill,
    async replace() {
      await kill();
      running = start();
      await until(`another ${service} is ready`, isReady, startWithinMs);
    },
  };
}
