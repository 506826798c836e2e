import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

import { Refused, words } from './words.js';

/** Where Debian keeps servers that are not on an ordinary user's PATH. */
const alsoIn = ['/usr/sbin', '/usr/local/sbin'];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (name: string, folders: readonly string[]): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find(isProgram);

/** The program's place, or one sentence naming the Debian package that brings it. */
export function program(name: string, debianPackage: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...alsoIn];
  const found = find(name, folders);
  if (!found) throw new Refused(words.missing(name, debianPackage));
  return found;
}

const debianClusters = '/usr/lib/postgresql';

/** Debian keeps PostgreSQL's programs by version, outside PATH; the newest is used. */
export function postgresProgram(name: string): string {
  let versions: string[] = [];
  try {
    versions = readdirSync(debianClusters).sort((one, other) => Number(other) - Number(one));
  } catch {
    // Not Debian: they are on PATH.
  }
  const newest = find(
    name,
    versions.map((version) => path.join(debianClusters, version, 'bin')),
  );
  return newest ?? program(name, 'postgresql');
}
