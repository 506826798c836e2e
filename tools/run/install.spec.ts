import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { isAlreadyThere, linkRooms } from './install.mjs';

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'alcancia-install-'));
});
afterEach(() => rmSync(place, { recursive: true }));

function put(name: string, version: string): void {
  const folder = path.join(place, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
}

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/one': { version: '1.2.3' },
    'node_modules/for-another-system': { version: '2.0.0', optional: true },
    'node_modules/@alcancia/contracts': { link: true },
  },
};

test('packages that lie there in their versions are not installed again', () => {
  put('one', '1.2.3');
  expect(isAlreadyThere(wanted, place)).toBe(true);
});

test.each([
  ['that npm has noted and not installed', undefined],
  ['in another version than is wanted', '1.2.2'],
])('a package %s is missing', (_what, version) => {
  if (version) put('one', version);
  mkdirSync(path.join(place, 'node_modules'), { recursive: true });
  writeFileSync(path.join(place, 'node_modules/.package-lock.json'), JSON.stringify(wanted));
  expect(isAlreadyThere(wanted, place)).toBe(false);
});

test('a room that came since is linked to its folder, and what is linked already stays', () => {
  const rooms = {
    packages: {
      'node_modules/@alcancia/billing': { link: true, resolved: 'services/billing' },
      'node_modules/@alcancia/contracts': { link: true, resolved: 'contracts' },
    },
  };
  mkdirSync(path.join(place, 'services/billing'), { recursive: true });
  writeFileSync(path.join(place, 'services/billing/package.json'), '{}');
  put('@alcancia/contracts', '0.1.0');
  linkRooms(rooms, place);
  linkRooms(rooms, place);
  expect(readdirSync(path.join(place, 'node_modules/@alcancia/billing'))).toEqual(['package.json']);
  expect(lstatSync(path.join(place, 'node_modules/@alcancia/contracts')).isSymbolicLink()).toBe(false);
});
