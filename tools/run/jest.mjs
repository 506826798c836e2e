import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';
import { sourcesIn } from './sources.mjs';
import { execute, jestOptions } from './spawn.mjs';

const projectsOf = { unit: ['unit', 'web'], int: ['int'], journeys: ['journeys'], stack: ['stack'], shots: ['shots'] };
const limitMs = { unit: 10 * 60_000, int: 20 * 60_000, journeys: 20 * 60_000, stack: 30 * 60_000, shots: 60 * 60_000 };

/** How the proofs of a kind are called. */
export const isProof = {
  unit: (file) => /[.]spec[.]tsx?$/.test(file) && !file.endsWith('.int.spec.ts'),
  int: (file) => file.endsWith('.int.spec.ts'),
  journeys: (file) => file.endsWith('.journey.ts'),
  shots: (file) => file.endsWith('.shots.ts'),
  stack: (file) => file.endsWith('.stack.ts'),
};

/** Which files of a room: all, or those whose path matches one of the patterns that stand before the options. */
export function whichOf(room, args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const patterns = firstOption === -1 ? args : args.slice(0, firstOption);
  const wanted = patterns.length > 0 ? `(?=.*(?:${patterns.join('|')}))` : '';
  return { options: args.slice(patterns.length), pattern: `^${wanted}${inRoom(room)}/` };
}

/** Runs one kind of proof of one room and keeps its counts where `count` finds them. */
export async function prove(kind, room, args = []) {
  const { name } = JSON.parse(readFileSync(path.join(room, 'package.json'), 'utf8'));
  const file = path.join(root, `.cache/tests/${kind}/${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }));

  // Proofs on the stack belong to several rooms; whoever wants one of them names it.
  const { options, pattern } = whichOf(room, args);
  const which = kind === 'stack' ? args : ['--testPathPatterns', pattern, ...options];
  const hasProofs = [...sourcesIn(path.relative(root, room) || '.')].some(isProof[kind]);
  const mayBeEmpty = hasProofs ? [] : ['--passWithNoTests'];
  return execute(
    'jest',
    ['--selectProjects', ...projectsOf[kind], '--json', `--outputFile=${file}`, ...mayBeEmpty, ...which],
    { env: { NODE_OPTIONS: jestOptions }, timeoutMs: limitMs[kind] },
  );
}

const inRoom = (room) => (room === root ? `${root}/tools/(run|jest)` : room).replaceAll('.', '\\.');

// As a script of a room: `node ../tools/run/jest.mjs unit`, run in the room's folder.
if (process.argv[1] === import.meta.filename)
  process.exitCode = await prove(process.argv[2], process.cwd(), process.argv.slice(3));
