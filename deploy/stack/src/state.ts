import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { type Identity, isAlive } from './running/process-table.js';

const identity = z.object({ pid: z.int(), startTime: z.string() });

const stateFile = z.object({
  supervisor: identity,
  control: z.url(),
  engines: z.enum(['processes', 'containers']),
  isReady: z.boolean(),
  urls: z.object({ app: z.url(), mail: z.url() }),
  /** The operator's own access, past every role and permission of the services. */
  access: z.object({
    postgres: z.url(),
    redis: z.url(),
    nats: z.object({ url: z.url(), user: z.string(), password: z.string() }),
    keycloak: z.object({ url: z.url(), clientSecret: z.string() }),
    files: z.object({ url: z.url(), bucket: z.string(), accessKey: z.string(), secret: z.string() }),
  }),
  parts: z.record(
    z.string(),
    z.object({
      kind: z.enum(['engine', 'app']),
      state: z.enum(['starting', 'ready', 'restarting', 'paused', 'stopped']),
      pid: z.int().optional(),
      startTime: z.string().optional(),
      containerId: z.string().optional(),
      url: z.string(),
      log: z.string(),
      restarts: z.int(),
    }),
  ),
});
export type StackState = z.output<typeof stateFile>;

const fileIn = (folder: string): string => path.join(folder, 'state.json');

/** What the last supervisor of this folder wrote down; null where none has. */
export function readState(folder: string): StackState | null {
  try {
    return stateFile.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** Replaces the file atomically: a reader sees the old or the new one. Only its owner may read its passwords. */
export function writeState(folder: string, state: StackState): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export const forgetState = (folder: string): void => rmSync(fileIn(folder), { force: true });

export const isSupervised = (state: StackState): boolean => isAlive(state.supervisor);

/** Processes of a supervisor that is gone and that still live, newest first. */
export const leftOver = (state: StackState): Identity[] =>
  Object.values(state.parts)
    .flatMap(({ pid, startTime }) => (pid !== undefined && startTime !== undefined ? [{ pid, startTime }] : []))
    .filter(isAlive)
    .toReversed();
