import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { describeFiles } from '../testing/files-promises.js';
import { keyOf } from './files.js';
import { FolderFiles } from './folder-files.js';

const secret = 'a secret of the tests, long enough to be one';

/** What the gateway makes of a signed address (gateway/src/web/kept-files.routes.ts). */
async function served(files: FolderFiles, address: string): Promise<Response> {
  const file = await files.open(address);
  if (!file) return new Response(null, { status: 404 });
  const headers = {
    'content-type': file.type,
    'content-disposition': `attachment; filename="${file.fileName}"`,
    'cache-control': 'no-store',
  };
  return new Response(file.bytes.toString(), { headers });
}

describeFiles('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alcancia-files-'));
  const files = await FolderFiles.open(folder, secret, { now: () => new Date() });
  return {
    files,
    fetch: (address) => served(files, address),
    async takeAway() {
      await rename(folder, `${folder}.away`);
      return () => rename(`${folder}.away`, folder);
    },
    close: () => rm(folder, { recursive: true }),
  };
});

test('an address of the folder is over at its time, and none is made with another secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alcancia-files-'));
  let now = new Date('2026-11-22T12:00:00Z');
  const files = await FolderFiles.open(folder, secret, { now: () => now });
  const key = keyOf({ kind: 'adults', id: v7() }, 'datos.zip');
  await files.put(key, Buffer.from('x'));
  const wishes = { validMs: 60_000, type: 'application/zip', fileName: 'datos.zip' };
  const address = await files.addressOf(key, wishes);
  now = new Date('2026-11-22T12:00:59.999Z');
  expect((await files.open(address))?.bytes.toString()).toBe('x');
  now = new Date('2026-11-22T12:01:00Z');
  expect(await files.open(address)).toBeNull();
  const other = await FolderFiles.open(folder, 'another secret, also long enough', { now: () => now });
  expect(await files.open(await other.addressOf(key, wishes))).toBeNull();
  await rm(folder, { recursive: true });
});
