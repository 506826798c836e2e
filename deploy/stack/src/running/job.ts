import { once } from 'node:events';

import { Refused, words } from '../words.js';
import { spawnFrom } from './process-runner.js';
import type { ProcessSpec } from './runner.js';

/** Runs something that ends by itself; when it ends badly one sentence says where the reason is. */
export async function runJob(what: string, spec: ProcessSpec): Promise<void> {
  const child = spawnFrom(spec);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Refused(words.failed(what, spec.log));
}
