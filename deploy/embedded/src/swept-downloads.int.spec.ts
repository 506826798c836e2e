import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { askDataExport, readDataExport } from '@alcancia/contracts/identity';
import { aHome, type Home, password, until } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

const hourMs = 3_600_000;

let system: TestSystem;
let home: Home;
beforeAll(async () => {
  system = await aSystem();
  home = await aHome(system);
});
afterAll(() => system.close());

/** What a process left behind that died before it could look whether somebody still wants it. */
async function leftBehind(exportId: string, ...names: string[]): Promise<string[]> {
  const keys = names.map((name) => `children/${home.childId}/exports/${exportId}/${name}`);
  for (const key of keys) {
    await mkdir(path.dirname(path.join(system.filesDir, key)), { recursive: true });
    await writeFile(path.join(system.filesDir, key), 'x');
  }
  return keys;
}

const kept = async (): Promise<string[]> =>
  (await readdir(system.filesDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.relative(system.filesDir, path.join(parentPath, name)));

test('after a day nothing is left of a download that no row knows; one that can be fetched, and all else, stays', async () => {
  await system.want(askDataExport, { childId: home.childId, password }, home.asAdult);
  const ready = await until('the download is ready', async () => {
    await system.settled();
    const { current } = await system.want(readDataExport, { childId: home.childId }, home.asAdult);
    return current?.state === 'ready' && current;
  });
  const archive = `children/${home.childId}/exports/${ready.exportId}/datos.zip`;
  const young = await leftBehind(v7(), 'datos.zip');
  const old = await leftBehind(v7({ msecs: Date.now() - 25 * hourMs }), 'datos.zip', 'parts/family.json');
  const other = `children/${home.childId}/avatar.png`;
  await writeFile(path.join(system.filesDir, other), 'x');
  expect(await kept()).toEqual(expect.arrayContaining([archive, other, ...young, ...old]));

  await system.settled();
  expect((await kept()).toSorted()).toEqual([archive, other, ...young].toSorted());
  system.clock.shift(25 * hourMs);
  await system.settled();
  expect((await kept()).toSorted()).toEqual([archive, other].toSorted());
});
