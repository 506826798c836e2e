import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';

const made = new Set(['node_modules', 'dist', 'coverage', 'shots', 'test-results']);
const isMade = (name) => made.has(name) || (name.startsWith('.') && name !== '.ci');

/** Every file that people wrote under a folder of the project, as paths from the root with forward slashes. */
export function* sourcesIn(folder) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !isMade(entry.name)) yield* sourcesIn(place);
    if (entry.isFile() && (folder !== '.' || !isMade(entry.name))) yield place;
  }
}

/** The folders of `deploy` and `tools` that are packages of their own. */
export const packagesOfDeploy = () =>
  ['deploy', 'tools']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));

const built = () => ['contracts', 'gateway', 'services', 'frontends', ...packagesOfDeploy()];
const alsoBuilt = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const isProof = /[.]spec[.]tsx?$|\/test\//;

/** A line per file of which production is made. It changes when one of them may have. */
export function buildStamp() {
  const places = [...built().flatMap((folder) => [...sourcesIn(folder)]), ...alsoBuilt];
  return places
    .filter((place) => !isProof.test(place))
    .map((place) => {
      const { size, mtimeMs } = statSync(path.join(root, place));
      return `${place} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
