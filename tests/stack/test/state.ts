import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const part = z.object({
  kind: z.enum(['engine', 'app']),
  state: z.enum(['starting', 'ready', 'restarting', 'paused', 'stopped']),
  /** Of the process; an engine in a container has none. */
  pid: z.int().optional(),
  url: z.string(),
  log: z.string(),
  /** How often it died and was started again by the supervisor. */
  restarts: z.int(),
});
export type Part = z.output<typeof part>;

const state = z.object({
  engines: z.enum(['processes', 'containers']),
  urls: z.object({ app: z.url(), mail: z.url() }),
  /** The operator's own access: past every role and permission of the services. */
  access: z.object({
    /** Superuser of the server; a service's rows are in the database of its name. */
    postgres: z.url(),
    redis: z.url(),
    nats: z.object({ url: z.url(), user: z.string(), password: z.string() }),
    keycloak: z.object({ url: z.url(), clientSecret: z.string() }),
    files: z.object({ url: z.url(), bucket: z.string(), accessKey: z.string(), secret: z.string() }),
  }),
  parts: z.record(z.string(), part),
});
export type State = z.output<typeof state>;

export const stackDir = path.resolve(root, process.env['STACK_DIR'] ?? '.data/stack');

/** What runs right now, as the supervisor wrote it down. */
export function readState(): State {
  try {
    return state.parse(JSON.parse(readFileSync(path.join(stackDir, 'state.json'), 'utf8')));
  } catch (error) {
    throw new Error(`No stack runs in ${stackDir}: start one with "npm run stack -- --detach".`, { cause: error });
  }
}

export function partOf(name: string): Part {
  const found = readState().parts[name];
  if (!found) throw new Error(`The stack has no part named ${name}`);
  return found;
}
