import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort, untilSo } from '@alcancia/testing';

/** A program that listens on one port, as a test keeps it. */
export interface Engine {
  readonly port: number;
  start(): Promise<void>;
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end());
  });

/** An engine that keeps nothing on the disk, on a free port of the loopback address. It is not up yet. */
export async function anEngine(program: string, argsFor: (port: number) => readonly string[]): Promise<Engine> {
  const port = await freePort();
  let running: ReturnType<typeof spawn> | undefined;
  return {
    port,
    async start() {
      running = spawn(program, argsFor(port), { stdio: 'ignore' });
      await once(running, 'spawn');
      await untilSo(() => listens(port));
    },
    async kill() {
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      running = undefined;
      await ended;
    },
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
  };
}

export const aRedis = (): Promise<Engine> =>
  anEngine(process.env['REDIS_SERVER'] ?? 'redis-server', (port) => [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);

/** Password of every user of a NATS in a test. */
export const natsPassword = 'for-tests-only';

export const aNats = (): Promise<Engine> =>
  anEngine(process.env['NATS_SERVER'] ?? 'nats-server', (port) => [
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--user',
    'gateway',
    '--pass',
    natsPassword,
  ]);
