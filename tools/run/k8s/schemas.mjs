import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from '../place.mjs';
import { isCustom, wrongInCustom } from './custom-kinds.mjs';
import { validatorLines } from './tools.mjs';

const folder = path.join(root, '.cache/k8s');

/**
 * Reads each case by the strict schemas of its kinds: name → resources in, name → complaints out. Whatever no schema
 * knows is a complaint as well.
 */
export async function strictly(cases) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const complaints = new Map();
  const files = new Map();

  for (const [name, resources] of cases) {
    complaints.set(name, (await Promise.all(resources.filter(isCustom).map(wrongInCustom))).flat());
    const core = resources.filter((resource) => !isCustom(resource));
    if (core.length === 0) continue;
    const file = path.join(folder, `${files.size}.json`);
    files.set(file, { name, unread: core.length });
    writeFileSync(file, core.map((resource) => JSON.stringify(resource)).join('\n---\n'));
  }

  for (const line of await validatorLines([...files.keys()])) {
    const [, level, place, said] = /^(\w+) (\S+) (.*)$/.exec(line) ?? [];
    const file = files.get(place);
    if (!file) throw new Failure(`kubernetes-validate says what nobody understands: ${line}`);
    file.unread -= 1;
    if (level !== 'INFO') complaints.get(file.name).push(said);
  }
  for (const { name, unread } of files.values())
    if (unread !== 0) throw new Failure(`kubernetes-validate stopped before it had read ${name}.`);
  return complaints;
}
