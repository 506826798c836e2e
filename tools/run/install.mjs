import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from './place.mjs';

const stampFile = path.join(root, 'node_modules/.alcancia-installed');
const logFile = path.join(root, '.cache/install.log');

/** Runs `npm ci`, but only when node_modules is not what package-lock.json says. */
export async function install() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;

  if (!isAlreadyThere(JSON.parse(lock))) await npmCi();
  writeFileSync(stampFile, wanted);
}

/** npm writes down what it installed; somebody may have run it by hand. */
function isAlreadyThere({ packages: wanted }) {
  const written = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(written)) return false;
  const { packages: present } = JSON.parse(readFileSync(written, 'utf8'));
  return Object.entries(wanted).every(
    ([place, { version, link, optional }]) =>
      !place.startsWith('node_modules/') ||
      link ||
      present[place]?.version === version ||
      (optional && !present[place]),
  );
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
