import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@alcancia/testing';

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

const withinMs = 10_000;

/** A NATS of its own, without users and without a disk. */
export async function aNatsServer(): Promise<{ url: string; pid: number; end: () => void }> {
  const port = await freePort();
  const program = process.env['NATS_SERVER'] ?? 'nats-server';
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  await once(server, 'spawn');
  const givenUpAt = Date.now() + withinMs;
  while (!(await isOpen(port))) {
    if (Date.now() > givenUpAt) throw new Error(`${program} does not open its port`);
    await pause(20);
  }
  return { url: `nats://127.0.0.1:${port}`, pid: server.pid ?? 0, end: () => void server.kill() };
}
