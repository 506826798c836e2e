import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../place.mjs';
import { packageOf } from './names.mjs';

const list = 'contracts/src/rooms.ts';
const embedded = 'deploy/embedded/src/services.ts';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** The line on which a text is found first, counted from 1. */
const lineOf = (file, words) => read(file).slice(0, read(file).indexOf(words)).split('\n').length;

/** What a service has in its own folder. */
const ownFiles = (name) =>
  ['package.json', 'tsconfig.json', 'tsconfig.build.json', `src/${name}.service.ts`, 'src/main.ts', 'migrations'].map(
    (file) => `services/${name}/${file}`,
  );

const foldersOfServices = () =>
  readdirSync(path.join(root, 'services')).filter(
    (name) => name !== 'kit' && existsSync(path.join(root, 'services', name, 'package.json')),
  );

/** What only a person can add for a service: each line names the file, the place in it and what is missing there. */
export function missingByHand({ serviceNames }) {
  const atList = `${list}:${lineOf(list, '\n});') + 1}`;
  const atEmbedded = `${embedded}:${lineOf(embedded, 'const byName')}`;
  return [
    ...foldersOfServices()
      .filter((name) => !serviceNames.includes(name))
      .map((name) => `${atList}: add \`${name}: { hears: [], asks: [], reaches: [], secrets: [], settings: [] },\``),
    ...serviceNames
      .flatMap(ownFiles)
      .flatMap((file) => (existsSync(path.join(root, file)) ? [] : [`${file} is missing`])),
    ...serviceNames
      .filter((name) => !read(embedded).includes(`from '${packageOf(name)}'`))
      .map((name) => `${atEmbedded}: import \`${name}\` from '${packageOf(name)}' and add it to \`byName\``),
  ];
}
