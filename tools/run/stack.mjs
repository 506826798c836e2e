import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { build } from './build.mjs';
import { Failure, root } from './place.mjs';
import { execute, serve } from './spawn.mjs';
import { onStack } from './tests.mjs';

const main = path.join(root, 'deploy/stack/dist/main.js');
const startsIt = new Set(['--detach', '--engines']);

/** The distributed system on this machine. Only what starts it builds first. */
export async function stack(args) {
  const isStart = args.every((arg) => !arg.startsWith('--') || startsIt.has(arg.split('=')[0]));
  if (isStart || !existsSync(main)) await build({ quiet: true });
  process.exitCode = await serve('node', [main, ...args]);
}

const operations = path.join(root, 'deploy/stack/dist/ops.js');

/** What an operator asks of the stack that runs. */
export async function ops(args) {
  if (!existsSync(operations)) await build({ quiet: true });
  process.exitCode = await execute('node', [operations, ...args]);
}

const ownPlace = {
  STACK_DIR: '.data/stack-tests',
  STACK_PORT: '4750',
  LIMIT_FACTOR: '1000',
  // Where the suite that follows a trace takes it in.
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4789',
};

const stateIn = (folder) => {
  const file = path.join(path.resolve(root, folder), 'state.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** Does something on the stack that STACK_DIR names, or on one at `place` that is gone afterwards. */
export async function onStackAt(place, engines, task) {
  await build({ quiet: true });
  const isGiven = process.env.STACK_DIR !== undefined && stateIn(process.env.STACK_DIR)?.isReady === true;
  for (const [name, value] of Object.entries(place)) process.env[name] ??= value;

  if (!isGiven && (await execute('node', [main, '--detach', '--engines', engines])) !== 0) {
    throw new Failure('The stack did not start; see above.');
  }
  try {
    await task(stateIn(process.env.STACK_DIR));
  } finally {
    if (!isGiven) await execute('node', [main, '--down']);
  }
}

/** Proves on a stack what needs one. */
export const testStack = (args) =>
  onStackAt(ownPlace, process.env.STACK_ENGINES ?? 'auto', async ({ engines, access }) => {
    console.log(`Engines: ${engines === 'containers' ? 'Testcontainers' : 'the processes of npm run stack'}.`);
    process.env.KEYCLOAK_URL = access.keycloak.url;
    process.env.KEYCLOAK_CLIENT_SECRET = access.keycloak.clientSecret;
    await onStack(args);
  });

/** The crash run alone: --cycles N kills as the seed S wants them. */
export function testCrash(args) {
  const { values } = parseArgs({ args, options: { cycles: { type: 'string' }, seed: { type: 'string' } } });
  if (values.cycles !== undefined) process.env.CRASH_CYCLES = values.cycles;
  if (values.seed !== undefined) process.env.CRASH_SEED = values.seed;
  return testStack(['--testPathPatterns', 'tests/stack/crash']);
}
