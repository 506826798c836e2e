import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from './free-port.mjs';
import { Failure } from './place.mjs';
import { start } from './spawn.mjs';

const withinMs = 120_000;
const main = 'deploy/embedded/dist/main.js';

/** What a first start leaves on the disk, its schemas made: who starts from a copy of it has not to wait for that again. */
export async function startedOnce() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'alcancia-started-once-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const system = start('node', [main], {
    env: { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = new Promise((resolve) => system.once('exit', resolve));
  try {
    if (!(await isReady(`http://localhost:${port}/health/ready`, system)))
      throw new Failure('The system did not start.');
    system.kill('SIGTERM');
    await hasEnded;
    return { dataDir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

async function isReady(address, system) {
  for (const endsAt = Date.now() + withinMs; Date.now() < endsAt && system.exitCode === null;) {
    if ((await fetch(address).catch(() => null))?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  system.kill('SIGKILL');
  return false;
}
