import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { build } from './build.mjs';
import { Failure, root } from './place.mjs';
import { execute } from './spawn.mjs';
import { onStackAt } from './stack.mjs';

/** Nothing is limited: one address speaks for everybody. */
const ownPlace = { STACK_DIR: '.data/stack-bench', STACK_PORT: '4800', LIMIT_FACTOR: '1000000' };
const needsNoStack = ['M1', 'M2', 'M6', 'M7'];

const run = async (program, args) => {
  const code = await execute('node', [path.join(root, 'tools/bench/dist', program), ...args]);
  if (code !== 0) throw new Failure('The bench did not come to its end; see above.');
};

const onlyIn = (args) => args[args.indexOf('--only') + 1 || args.length]?.toUpperCase().split(',') ?? ['M3'];

/** Measures (tools/bench). What goes over the distributed system runs on a stack. */
export async function bench(args) {
  if (!onlyIn(args).every((name) => needsNoStack.includes(name))) {
    return onStackAt(ownPlace, 'processes', () => run('main.js', args));
  }
  await build({ quiet: true });
  return run('main.js', args);
}

const k6Version = 'v1.8.1';
const cached = path.join(homedir(), '.cache/alcancia/bin');

/** k6 for the scripts of tests/load; Go builds it once. */
async function k6() {
  const program = process.env.K6 ?? path.join(cached, 'k6');
  if (existsSync(program)) return program;
  console.log('Building k6 with Go, once…');
  const code = await execute('go', ['install', `go.k6.io/k6@${k6Version}`], { env: { GOBIN: cached } });
  if (code !== 0)
    throw new Failure('k6 could not be built: it takes Go (apt-get install golang-go), or K6 says where it is.');
  return program;
}

/** Open loads with thresholds on a stack: all scripts of tests/load, or those named. */
export async function load(names) {
  process.env.K6 = await k6();
  await onStackAt(ownPlace, 'processes', () => run('load.js', names));
}
