import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { openDataFolder } from './data-folder.js';
import { readEnvironment } from './environment.js';
import { CannotStart } from './words.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alcancia-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the secrets once, for their owner only, and no two alike', () => {
  const first = openDataFolder(folder);
  first.release();
  const second = openDataFolder(folder);
  second.release();
  expect(second.secrets).toEqual(first.secrets);
  expect(new Set(Object.values(first.secrets)).size).toBe(Object.keys(first.secrets).length);
  const file = path.join(folder, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Object.values(first.secrets).every((secret) => secret.length >= 43)).toBe(true);
});

it('belongs to one at a time', () => {
  const first = openDataFolder(folder);
  expect(() => openDataFolder(folder)).toThrow(/Alcancía ya está abierta/);
  first.release();
  openDataFolder(folder).release();
});

it('does not make new secrets over ones that it cannot read', () => {
  const file = path.join(folder, 'secrets.json');
  writeFileSync(file, '{"intents":"short"}');
  expect(() => openDataFolder(folder)).toThrow(/recupera ese archivo/);
  expect(readFileSync(file, 'utf8')).toBe('{"intents":"short"}');
});

it('says that a place cannot be written to', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openDataFolder(path.join(file, 'data'))).toThrow(/No se puede escribir/);
});

it.each([
  [{ PORT: 'tres mil' }, 'PORT es un número'],
  [{ PORT: '0' }, 'PORT es un número'],
  [{ PORT: '65536' }, 'PORT es un número'],
  [{ DATABASE_URL: 'mysql://localhost/a' }, 'DATABASE_URL empieza por postgres://'],
  [{ PUBLIC_ORIGIN: 'alcancia' }, 'PUBLIC_ORIGIN es una dirección'],
])('names what is wrong with %j', (env, said) => {
  expect(() => readEnvironment(env)).toThrow(CannotStart);
  expect(() => readEnvironment(env)).toThrow(said);
});

it('is reached only from this machine unless told otherwise', () => {
  const plain = {
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    publicOrigin: 'http://localhost:3000',
    legalContact: '',
  };
  expect(readEnvironment({ PORT: '' })).toMatchObject(plain);
});
