import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { stackDir } from './state.js';

/** One of the stack's own secrets, which whoever started it may read. */
export function secretOf(name: string): string {
  const kept = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(stackDir, 'secrets.json'), 'utf8')));
  const secret = kept[name];
  if (secret === undefined) throw new Error(`The stack has no secret ${name}`);
  return secret;
}
