import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { Redis } from 'ioredis';

import { until } from './until.js';

const program = process.env['REDIS_SERVER'] ?? 'redis-server';

export interface RedisServer {
  readonly url: string;
  kill(): Promise<void>;
  /** Comes up again on the same port, with nothing in it. */
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  empty(): Promise<void>;
  holds(pattern: string): Promise<boolean>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A Redis of its own that keeps nothing on the disk, on a free port of the loopback address. */
export async function aRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let running: ReturnType<typeof spawn> | undefined;
  const admin = new Redis(url, { lazyConnect: true, retryStrategy: () => 50 });
  admin.on('error', () => undefined);

  const start = async (): Promise<void> => {
    running = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    await once(running, 'spawn');
    await until(async () => (await admin.ping().catch(() => '')) === 'PONG');
  };
  const kill = async (): Promise<void> => {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    running = undefined;
    await ended;
  };

  await start();
  return {
    url,
    start,
    kill,
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    empty: async () => void (await admin.flushall()),
    holds: async (pattern) => (await admin.keys(pattern)).length > 0,
    async close() {
      admin.disconnect();
      await kill();
    },
  };
}
