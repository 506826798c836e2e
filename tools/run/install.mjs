import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from './place.mjs';

const stampFile = path.join(root, 'node_modules/.alcancia-installed');
const logFile = path.join(root, '.cache/install.log');

/** Runs `npm ci`, but only when node_modules is not what package-lock.json says. */
export async function install() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;

  const parsed = JSON.parse(lock);
  if (isAlreadyThere(parsed)) linkRooms(parsed);
  else await npmCi();
  writeFileSync(stampFile, wanted);
}

/** Somebody may have installed by hand. What npm has noted is no proof: it notes packages that it only resolved. */
export function isAlreadyThere({ packages: wanted }, at = root) {
  return Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (!place.startsWith('node_modules/') || link) return true;
    const present = versionAt(path.join(at, place));
    return present === version || (optional && present === undefined);
  });
}

/** A room that came since links to its folder, as npm links it: nothing of what others published has changed. */
export function linkRooms({ packages: wanted }, at = root) {
  for (const [place, { link, resolved }] of Object.entries(wanted)) {
    const from = path.join(at, place);
    if (!link || existsSync(from)) continue;
    mkdirSync(path.dirname(from), { recursive: true });
    const to = path.join(at, resolved);
    symlinkSync(process.platform === 'win32' ? to : path.relative(path.dirname(from), to), from, 'junction');
  }
}

function versionAt(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

async function npmCi() {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const startedAt = Date.now();
  console.log('Instalando dependencias (solo la primera vez)…');

  const { npm_execpath: npm } = process.env;
  const args = ['ci', '--no-progress', '--loglevel=error'];
  const [command, parameters] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const code = await new Promise((resolve) => {
    const stdio = ['ignore', log, log];
    const child = spawn(command, parameters, { cwd: root, stdio, shell: process.platform === 'win32' });
    child.once('error', () => resolve(1)).once('exit', resolve);
  });
  closeSync(log);
  if (code !== 0) throw new Failure('No se pudieron instalar las dependencias; el motivo está en .cache/install.log.');
  console.log(`Dependencias instaladas en ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}
