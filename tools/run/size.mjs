import { Failure } from './place.mjs';
import { execute, jestOptions } from './spawn.mjs';

/** Prints the compressed script that each first screen loads, measured in Chromium against the running system. */
export async function size() {
  const args = ['--selectProjects', 'journeys', '--runTestsByPath', 'tests/journeys/size.journey.ts'];
  const code = await execute('jest', args, { env: { NODE_OPTIONS: jestOptions } });
  if (code !== 0) throw new Failure('A first screen loads too much, or could not be measured; see above.');
}
