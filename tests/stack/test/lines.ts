import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { partOf, root } from './state.js';

const line = z.object({
  name: z.string(),
  msg: z.string(),
  subject: z.string().optional(),
  correlationId: z.string(),
  traceId: z.string().optional(),
  sockets: z.int().optional(),
});
export type Line = z.output<typeof line>;

/** What these processes have logged about one act. */
export function linesOf(correlationId: string, parts: readonly string[]): Line[] {
  return parts
    .flatMap((part) => readFileSync(path.resolve(root, partOf(part).log), 'utf8').split('\n'))
    .filter((text) => text.includes(correlationId))
    .map((text) => line.parse(JSON.parse(text)));
}
