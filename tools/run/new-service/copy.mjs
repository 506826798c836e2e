import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { root } from '../place.mjs';

const left = ['node_modules', '.git', '.nx', '.data', '.cache', 'shots'];
export const allButFrontends = ['frontends'];
/** What npm and this project write down about an installation: of the copy it is not true. */
const notes = new Set(['@alcancia', '.alcancia-installed', '.cache']);

/** Puts a package of the workspace where the others find it, as npm would. */
export function link(copy, folder) {
  const { name } = JSON.parse(readFileSync(path.join(copy, folder, 'package.json'), 'utf8'));
  const place = path.join(copy, 'node_modules', name);
  if (!existsSync(place)) symlinkSync(path.join(copy, folder), place);
}

/** The same with the packages that this one alone has in another version. */
function linkWithPackages(copy, folder) {
  link(copy, folder);
  const own = path.join(root, folder, 'node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(copy, folder, 'node_modules'));
}

/** The project with what is built of it, on the packages that are installed here. Nothing in the copy writes to the original. */
export function copyTo(copy, without = []) {
  const isKept = (from) => ![...left, ...without].includes(path.basename(from)) || path.dirname(from) !== root;
  const isPackages = (from) => path.basename(from) === 'node_modules';
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (from) => isKept(from) && !isPackages(from) && !lstatSync(from).isSocket(),
  });
  // Of front ends that are left out, only what the workspace must know.
  for (const name of readdirSync(path.join(root, 'frontends')))
    if (existsSync(path.join(root, 'frontends', name, 'package.json')))
      cpSync(path.join(root, 'frontends', name, 'package.json'), path.join(copy, 'frontends', name, 'package.json'));

  const packages = path.join(copy, 'node_modules');
  mkdirSync(path.join(packages, '@alcancia'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (!notes.has(name)) symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  for (const parent of ['.', 'services', 'frontends', 'deploy', 'tools'])
    for (const name of readdirSync(path.join(copy, parent)))
      if (name !== 'node_modules' && existsSync(path.join(copy, parent, name, 'package.json')))
        linkWithPackages(copy, path.join(parent, name));
}
