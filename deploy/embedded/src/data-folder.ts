import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { z } from 'zod';

import { keptAs, services } from '@alcancia/contracts/rooms';

import { CannotStart, words } from './words.js';

const secret = z.string().min(32);
/** What every folder has. Losing one of them loses what it seals, so a file without it is refused, not completed. */
const secretsFile = z
  .object({ intents: secret, sessions: secret, pins: secret, identityClient: secret, issuerKeys: secret })
  .catchall(secret);
/** What signs the addresses of objects is made again where it is missing: they open for minutes. */
const allSecrets = secretsFile.extend({ files: secret });
export type Secrets = z.output<typeof allSecrets>;

/** The own secrets of every service, by the names under which they are kept. */
const ofServices = Object.values(services).flatMap((room) => room.secrets.map(keptAs));

interface DataFolder {
  readonly databaseDir: string;
  /** The store of objects. */
  readonly filesDir: string;
  /** The books of the simulated PayPal. */
  readonly payPalFile: string;
  readonly secrets: Secrets;
  release(): void;
}

/**
 * Takes the folder for this process alone: two on one PGlite folder destroy it. The lock is the operating system's own
 * (a SQLite file kept in an exclusive transaction), so a killed process leaves none behind.
 */
export function openDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw new CannotStart(words.notWritable(folder));
  }
  const lock = takeLock(folder);
  return {
    databaseDir: path.join(folder, 'pgdata'),
    filesDir: path.join(folder, 'files'),
    payPalFile: path.join(folder, 'paypal.json'),
    secrets: keepSecrets(path.join(folder, 'secrets.json'), folder),
    release: () => lock.close(),
  };
}

function takeLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path.join(folder, 'lock'));
    lock.exec(
      'pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive; create table if not exists held (at int); commit',
    );
    return lock;
  } catch (error) {
    lock?.close();
    if (/locked/.test(String(error))) throw new CannotStart(words.alreadyRunning(folder));
    throw new CannotStart(words.notWritable(folder));
  }
}

function readSecrets(file: string): z.output<typeof secretsFile> {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CannotStart(words.badSecrets(file));
  }
}

/** Made once: on the first start, or with the release that brings their service. Readable by their owner only, never in the database. */
function keepSecrets(file: string, folder: string): Secrets {
  const known: Record<string, string> = existsSync(file) ? readSecrets(file) : {};
  const missing = [...Object.keys(allSecrets.shape), ...ofServices].filter((name) => !(name in known));
  if (missing.length === 0) return allSecrets.parse(known);
  const made = { ...known };
  for (const name of missing) made[name] = randomBytes(32).toString('base64url');
  try {
    writeFileSync(`${file}.new`, JSON.stringify(made, null, 2), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  } catch {
    throw new CannotStart(words.notWritable(folder));
  }
  return allSecrets.parse(made);
}
