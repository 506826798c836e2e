import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { type Files, keyOf, prefixOf } from '../files/files.js';

export interface FilesStand {
  readonly files: Files;
  /** What is behind an address that `addressOf` gave, as a browser gets it. */
  fetch(address: string): Promise<Response>;
  /** Takes the store away until the given function is called. */
  takeAway(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text);
const textOf = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString('utf8');

/** The contract of both stores of objects: the folder and S3. */
export function describeFiles(name: string, open: () => Promise<FilesStand>): void {
  describe(`the store of objects: ${name}`, () => {
    let stand: FilesStand;
    let files: Files;
    let owner: { kind: 'children'; id: string };
    beforeAll(async () => {
      stand = await open();
      files = stand.files;
    });
    afterAll(() => stand.close());
    beforeEach(() => {
      owner = { kind: 'children', id: v7() };
    });

    test('what was put is there, whole, until other bytes are put under its key or it is removed', async () => {
      const key = keyOf(owner, 'exports', 'datos.json');
      expect(await files.get(key)).toBeNull();
      await files.put(key, bytesOf('«Ñandú» 🐷'), 'application/json');
      expect(textOf(await files.get(key))).toBe('«Ñandú» 🐷');
      await files.put(key, bytesOf('other'), 'application/json');
      expect(textOf(await files.get(key))).toBe('other');
      await files.remove(key);
      await files.remove(key);
      expect(await files.get(key)).toBeNull();
    });

    test('keys are listed by how they begin, in order, and those of nobody else', async () => {
      const keys = ['a.json', 'b.json', 'deep/c.json'].map((path) => keyOf(owner, 'exports', ...path.split('/')));
      const other = keyOf({ kind: 'children', id: v7() }, 'exports', 'a.json');
      for (const key of [...keys.toReversed(), other]) await files.put(key, bytesOf('x'), 'application/json');
      expect(await files.list(prefixOf(owner))).toEqual(keys);
      expect(await files.list(prefixOf(owner, 'exports', 'deep'))).toEqual(keys.slice(2));
      expect(await files.list(prefixOf({ kind: 'adults', id: v7() }))).toEqual([]);
    });

    test('keys come in pages, each from the key on at which the one before it ended', async () => {
      const keys = ['a.json', 'b.json', 'deep/c.json', 'e.json'].map((path) => keyOf(owner, ...path.split('/')));
      for (const key of keys.toReversed()) await files.put(key, bytesOf('x'), 'application/json');
      const prefix = prefixOf(owner);
      const first = await files.page(prefix, '', 3);
      expect(first).toEqual(keys.slice(0, 3));
      await files.remove(first.at(-1) ?? '');
      expect(await files.page(prefix, first.at(-1) ?? '', 3)).toEqual(keys.slice(3));
      expect(await files.page(prefix, keys.at(-1) ?? '', 3)).toEqual([]);
    });

    test('everything of one owner is removed at once, and nothing of another', async () => {
      const other = keyOf({ kind: 'children', id: v7() }, 'a.json');
      for (const key of [keyOf(owner, 'a.json'), keyOf(owner, 'exports', 'b.json'), other])
        await files.put(key, bytesOf('x'), 'application/json');
      await files.removeAll(prefixOf(owner));
      expect(await files.list(prefixOf(owner))).toEqual([]);
      expect(textOf(await files.get(other))).toBe('x');
    });

    test('an address opens its object as a file with a name, and nothing else', async () => {
      const [key, other] = [keyOf(owner, 'datos.zip'), keyOf({ kind: 'children', id: v7() }, 'datos.zip')];
      for (const each of [key, other]) await files.put(each, bytesOf('bytes'), 'application/zip');
      const wishes = { validMs: 60_000, type: 'application/zip', fileName: 'alcancia-mateo.zip' };
      const address = await files.addressOf(key, wishes);
      const answer = await stand.fetch(address);
      expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
      expect(answer.headers.get('content-type')).toBe('application/zip');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="alcancia-mateo.zip"');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const opensNothing = async (changed: string) =>
        expect((await stand.fetch(changed)).status).toBeGreaterThanOrEqual(400);
      await opensNothing(address.replace(key, other));
      await opensNothing(address.replace('alcancia-mateo.zip', 'index.html'));
      await opensNothing(address.replace('zip', 'html'));
      await opensNothing(address.split('?')[0] ?? '');
    });

    test.each([
      '../secrets.json',
      'children/../../secrets.json',
      '/etc/passwd',
      'children//x',
      'others/x',
      'children/A',
    ])('%s is no key', async (key) => {
      await expect(files.get(key)).rejects.toThrow('is no key');
      await expect(files.put(key, bytesOf('x'), 'text/plain')).rejects.toThrow('is no key');
    });

    test('while it is away everything is refused as unavailable, and it serves again once it is back', async () => {
      const key = keyOf(owner, 'a.json');
      await files.put(key, bytesOf('x'), 'application/json');
      const bring = await stand.takeAway();
      const away = { code: 'unavailable' };
      await expect(files.put(key, bytesOf('y'), 'application/json')).rejects.toMatchObject(away);
      await expect(files.get(key)).rejects.toMatchObject(away);
      await expect(files.list(prefixOf(owner))).rejects.toMatchObject(away);
      await expect(files.page(prefixOf(owner), '', 9)).rejects.toMatchObject(away);
      await expect(files.remove(key)).rejects.toMatchObject(away);
      await bring();
      expect(textOf(await files.get(key))).toBe('x');
    });
  });
}
