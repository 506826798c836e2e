import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * npm leaves the programs of other platforms out of package-lock.json when the registry at hand lacks them, and then
 * `npm ci` refuses that lock everywhere. Their names say all that npm must know to pass them by.
 */
export function completedLock() {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = [];
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isPresent(lock.packages, place, name)) continue;
      lock.packages[`node_modules/${name}`] = { version, ...entryOf(name, dev) };
      added.push(name);
    }
  }
  const entries = Object.entries(lock.packages);
  lock.packages = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  return { added, save: () => writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`) };
}

/** Node's own search: beside the package that asks, then upwards. */
function isPresent(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** The fields in npm's order, so that the next `npm install` leaves them as they are. */
function entryOf(name, dev) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.flatMap((word) => {
    if (word.startsWith('gnu')) return ['glibc'];
    return word.startsWith('musl') ? ['musl'] : [];
  });
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(os.includes('linux') && libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
