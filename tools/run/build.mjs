import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from './place.mjs';
import { buildStamp } from './sources.mjs';
import { execute } from './spawn.mjs';

const stampFile = path.join(root, '.cache/built');
const place = (...names) => path.join(root, ...names);

/** The entry file of the embedded system, and the page or manifest of every front end. */
const isComplete = () =>
  existsSync(place('deploy/embedded/dist/main.js')) &&
  readdirSync(place('frontends'))
    .filter((name) => existsSync(place('frontends', name, 'rspack.config.mjs')))
    .every((name) => existsSync(place('frontends', name, 'dist')));

/** Builds what changed. Where nothing may have changed not even Nx is asked. */
export async function build({ quiet }) {
  const stamp = buildStamp();
  if (isComplete() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  if (quiet) console.log('Construyendo lo que cambió…');
  const code = await execute('nx', ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'], { quiet });
  if (code !== 0) throw new Failure('La construcción falló; el motivo está arriba.');
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
