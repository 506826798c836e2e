import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from './place.mjs';
import { buildStamp } from './sources.mjs';
import { execute } from './spawn.mjs';

const stampFile = path.join(root, '.cache/built');
const door = path.join(root, 'deploy/embedded/dist/main.js');

/** Builds what changed. Where nothing may have changed not even Nx is asked. */
export async function build({ quiet }) {
  const stamp = buildStamp();
  if (existsSync(door) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  if (quiet) console.log('Construyendo lo que cambió…');
  const code = await execute('nx', ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'], { quiet });
  if (code !== 0) throw new Failure('La construcción falló; el motivo está arriba.');
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
