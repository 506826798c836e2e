import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure, root } from '../place.mjs';
import { kubeconform } from './tools.mjs';

const folder = path.join(root, '.cache/k8s');

/** A strict schema of each kind that we use (keep-schemas.mjs): nothing is downloaded to check. */
export const keptSchemas = path.join(root, 'k8s/schemas');

/**
 * Reads each case by the strict schemas of its kinds: name → resources in, name → complaints out. A kind without a
 * kept schema is a complaint as well.
 */
export async function strictly(cases) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const complaints = new Map();
  const unread = new Map();
  for (const [name, resources] of cases) {
    complaints.set(name, []);
    for (const resource of resources) {
      const file = path.join(folder, `${unread.size}.json`);
      unread.set(file, name);
      writeFileSync(file, JSON.stringify(resource));
    }
  }

  for (const { filename, kind, name, status, msg } of await kubeconform(folder, keptSchemas)) {
    const about = unread.get(filename);
    if (about === undefined) throw new Failure(`kubeconform speaks twice of ${filename}, or of what nobody asked.`);
    unread.delete(filename);
    if (status !== 'statusValid') complaints.get(about).push(`${kind} ${name}: ${msg}`);
  }
  if (unread.size > 0) throw new Failure(`kubeconform passed over ${unread.size} resources.`);
  return complaints;
}
