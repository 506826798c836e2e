import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { Failure, root } from './place.mjs';

const bin = path.join(root, 'node_modules/.bin');
const isWindows = process.platform === 'win32';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 22);

const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';

/**
 * With the project's own programs first on the path, among them a Node that the libraries accept. What Node has compiled once is
 * kept: the next process starts in a fifth less.
 */
const environment = () => ({
  NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  npm_config_loglevel: 'silent',
  ...process.env,
  [pathName]: [bin, process.env[pathName]].join(path.delimiter),
});

/** One thread beside each worker's own collects and compiles: with V8's four they stand in each other's way. */
export const jestOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning --v8-pool-size=1';

/** Starts a program and answers its process, as `spawn` does. */
export function start(command, args, { env = {}, ...options }) {
  if (!isNewEnough && !existsSync(path.join(bin, isWindows ? 'node.cmd' : 'node'))) {
    throw new Failure(
      `Para esta máquina no hay un Node propio del proyecto: instala Node 24 (aquí hay ${process.versions.node}).`,
    );
  }
  return spawn(command, args, {
    cwd: root,
    shell: isWindows,
    ...options,
    env: { ...environment(), ...env },
  });
}

/** Runs a program to its end and answers its exit code; `quiet` keeps its output and shows it only when it fails. */
export function execute(command, args = [], { quiet = false, timeoutMs = 0, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { env, timeout: timeoutMs, stdio: ['ignore', ...pipes(quiet)] });
    const kept = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => kept.push(piece));
    child.once('error', reject);
    child.once('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}

/** Standard output of a program; its standard error is passed on. */
export async function outputOf(command, args) {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Failure(`${command} ${args[0]} failed; see above.`);
  return said;
}

const pipes = (quiet) => (quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit']);

/** Runs a server: it lives in a process group of its own and hears each signal once, although the terminal and npm both send it. */
export function serve(command, args) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { detached: !isWindows, stdio: 'inherit' });
    let lastSignalAt = 0;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (Date.now() - lastSignalAt > 500) child.kill(signal);
        lastSignalAt = Date.now();
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
