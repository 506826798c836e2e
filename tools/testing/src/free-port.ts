import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = path.join(tmpdir(), 'alcancia-ports');
const lowest = 10_000;

/** The first port that the system may give to any outgoing connection. */
function firstOfTheSystem(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0]);
  } catch {
    return 32_768;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    server.once('error', () => resolve(false));
  });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this process now holds the port's lock file; the lock of a process that is gone is taken over. */
function reserved(port: number): boolean {
  const lock = path.join(folder, String(port));
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
    return false;
  }
}

/**
 * A port of the loopback address on which nothing listens, reserved for this process until it ends. It lies below the
 * range that the system takes ports of outgoing connections from: one of those could be taken before a server listens.
 */
export async function freePort(): Promise<number> {
  await mkdir(folder, { recursive: true });
  const highest = Math.max(firstOfTheSystem(), lowest + 10_000);
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (reserved(port) && (await isFree(port))) return port;
  }
}
