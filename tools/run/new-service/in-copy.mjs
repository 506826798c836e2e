import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { Failure } from '../place.mjs';
import { withAdded } from './page.mjs';

/** A program of the copy, to its end: its code and everything that it said. */
export async function inCopy(copy, file, args = []) {
  const options = {
    cwd: copy,
    // A compiler on a busy machine takes its minutes.
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
    // The project's own Node comes first, as in every task.
    env: { ...process.env, PATH: `${path.join(copy, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
  };
  return promisify(execFile)(file, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr, stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr, stdout }),
  );
}

export const processes = ['embedded', 'nats', 'stack'].map((folder) => `deploy/${folder}/tsconfig.build.json`);
export const node = (copy, ...args) => inCopy(copy, 'node', args);
export const compile = (copy, ...projects) => inCopy(copy, 'tsc', ['-b', ...projects]);
export const lastLine = ({ stdout }) => JSON.parse(stdout.trim().split('\n').at(-1));

/** What the check has to say about the list of rooms, a line each. */
export async function missingIn(copy) {
  const ask =
    "const { brokenRooms } = await import('./tools/run/rooms.mjs'); console.log(JSON.stringify(await brokenRooms()))";
  const answer = await node(copy, '--input-type=module', '-e', ask);
  if (answer.code !== 0) throw new Failure(answer.said);
  return lastLine(answer);
}

export function write(copy, { file, text, isAdded }) {
  const place = path.join(copy, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, isAdded ? withAdded(file, readFileSync(place, 'utf8'), text) : text);
}
