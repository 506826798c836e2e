import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';
import { sourcesIn } from './sources.mjs';
import { execute, jestOptions } from './spawn.mjs';

const projectsOf = { unit: ['unit', 'web'], int: ['int'], journeys: ['journeys'], stack: ['stack'], shots: ['shots'] };
const minutes = 60_000;
const limitMs = {
  unit: 30 * minutes,
  int: 65 * minutes,
  journeys: 65 * minutes,
  stack: 55 * minutes,
  shots: 60 * minutes,
};

/** Paths of those that open no database, or an embedded one whatever DATABASE_URL says. */
const opensNone = [
  ...['start', 'example-family/example-mark', 'mailbox/mailbox'].map((name) => `deploy/embedded/src/${name}.int`),
  'gateway/',
  ...['bus/in-process-bus', 'files/folder-files', 'mail/smtp-mail-sender', 'transport/bus-server'].map(
    (name) => `services/kit/src/${name}.int`,
  ),
  'services/billing/src/paypal/paypal.int',
];

/**
 * The embedded database is PostgreSQL itself, with one connection. What a server adds are several connections that race, wait and
 * deadlock, its roles and its faults: the kit's own proofs, and those that do several things at once.
 */
const needsServer = /Promise[.]all|\btimes\(|\bpostgres\(|DATABASE_URL/;
const isInt = (file) => file.endsWith('.int.spec.ts');
const isSameOnServer = (file) =>
  opensNone.some((place) => file.startsWith(place)) ||
  !(file.startsWith('services/kit/') || needsServer.test(readFileSync(path.join(root, file), 'utf8')));
let sameOnServer;
function provedElsewhere() {
  if (!process.env.DATABASE_URL) return [];
  return (sameOnServer ??= [...sourcesIn('.')].filter(isInt).filter(isSameOnServer));
}

/** How the proofs of a kind are called. */
export const isProof = {
  unit: (file) => /[.]spec[.]tsx?$/.test(file) && !file.endsWith('.int.spec.ts'),
  int: (file) => isInt(file) && !provedElsewhere().includes(file),
  journeys: (file) => file.endsWith('.journey.ts'),
  shots: (file) => file.endsWith('.shots.ts'),
  stack: (file) => file.endsWith('.stack.ts'),
};

/** Of each kind and database apart: they may run side by side. */
export const countsOf = (kind) =>
  path.join(root, '.cache/tests', kind === 'int' && process.env.DATABASE_URL ? 'int-on-server' : kind);

/** In the place of a room: all of them in one run. */
export const everyRoom = 'every room';

/** Which files of a room: all that this database may change, or those whose path matches a pattern that stands before the options. */
export function whichOf(room, args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const patterns = firstOption === -1 ? args : args.slice(0, firstOption);
  const wanted = patterns.length > 0 ? `(?=.*(?:${patterns.join('|')}))` : '';
  const others = (wanted ? [] : provedElsewhere()).map((place) => `(?!.*/${place.replaceAll('.', '\\.')}$)`);
  return { options: args.slice(patterns.length), pattern: `^${others.join('')}${wanted}${inRoom(room)}/` };
}

/** Runs one kind of proof of one room and keeps its counts where `count` finds them. */
export async function prove(kind, room, args = []) {
  const name = room === everyRoom ? room : JSON.parse(readFileSync(path.join(room, 'package.json'), 'utf8')).name;
  const file = path.join(countsOf(kind), `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }));

  // Proofs on the stack belong to several rooms; whoever wants one of them names it.
  const { options, pattern } = whichOf(room, args);
  const which = kind === 'stack' ? args : ['--testPathPatterns', pattern, ...options];
  const folder = room === everyRoom ? '.' : path.relative(root, room) || '.';
  const hasProofs = [...sourcesIn(folder)].some(isProof[kind]);
  const mayBeEmpty = hasProofs ? [] : ['--passWithNoTests'];
  return execute(
    'jest',
    ['--selectProjects', ...projectsOf[kind], '--json', `--outputFile=${file}`, ...mayBeEmpty, ...which],
    { env: { NODE_OPTIONS: jestOptions }, timeoutMs: limitMs[kind] },
  );
}

const foldersOf = (room) => {
  if (room === everyRoom) return root;
  return room === root ? `${root}/tools/(run|jest)` : room;
};
const inRoom = (room) => foldersOf(room).replaceAll('.', '\\.');

// As a script of a room: `node ../tools/run/jest.mjs unit`, run in the room's folder.
if (process.argv[1] === import.meta.filename)
  process.exitCode = await prove(process.argv[2], process.cwd(), process.argv.slice(3));
