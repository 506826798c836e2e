import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { cruise } from 'dependency-cruiser';

import rules from '../../.dependency-cruiser.mjs';
import { packagesOfDeploy } from './sources.mjs';

const rooms = ['contracts', 'gateway', 'services', 'frontends', ...packagesOfDeploy(), 'tests'];

/** Every import under `root` that breaks a rule of house §8, as lines to read. */
export async function brokenBoundaries(root) {
  const present = rooms.filter((room) => existsSync(path.join(root, room)));
  const { options, ...ruleSet } = rules;
  const { output } = await cruise(
    present,
    { ...options, baseDir: root, ruleSet, validate: true },
    options.enhancedResolveOptions,
  );
  return {
    modules: output.summary.totalCruised,
    broken: output.summary.violations.map(
      ({ rule, from, to, cycle }) =>
        `${rule.name}: ${[from, ...(cycle ? cycle.map(({ name }) => name) : [to])].join(' → ')}`,
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, broken } = await brokenBoundaries(path.resolve(process.argv[2] ?? '.'));
  for (const line of broken) console.error(line);
  console.log(`${modules} modules, ${broken.length} broken boundaries`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
