import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { knownHashes } from './known-hashes.js';
import { OtherRelease, remoteEntryOf } from './remote-entry.js';

const entry = 'assets/remote-entry.0123456789.js';
const at = `${location.origin}/remotes/family/`;
const told = { metaData: { remoteEntry: { path: '', name: entry } } };
const withHashes = { ...told, hashes: { [entry]: 'sha384-entry', 'assets/1.js': 'sha384-part' } };

type Answer = (init: RequestInit) => Promise<Response>;
const says =
  (manifest: object | null): Answer =>
  async () =>
    new Response(JSON.stringify(manifest), { status: manifest ? 200 : 404 });
/** As a browser treats a file whose hash is another. */
const isNotThePinned: Answer = async ({ integrity }) => {
  if (integrity) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(withHashes));
};

let asked: RequestInit[];
const { fetch: before } = globalThis;
const answering = (answer: Answer) => {
  globalThis.fetch = async (_address, init = {}) => {
    asked.push(init);
    return answer(init);
  };
};
beforeEach(() => {
  asked = [];
  for (const address of Object.keys(knownHashes)) delete knownHashes[address];
});
afterEach(() => {
  globalThis.fetch = before;
});

const find = (integrity?: string) =>
  remoteEntryOf(
    { manifest: '/remotes/family/mf-manifest.json', ...(integrity ? { integrity } : {}) },
    new AbortController().signal,
  );

describe('a manifest', () => {
  test('says where the entry is and what every part is', async () => {
    answering(says(withHashes));
    expect((await find()).href).toBe(at + entry);
    expect(knownHashes).toEqual({ [at + entry]: 'sha384-entry', [`${at}assets/1.js`]: 'sha384-part' });
  });

  test('of a remote from before there were hashes is taken as it is', async () => {
    answering(says(told));
    expect((await find()).href).toBe(at + entry);
    expect(knownHashes).toEqual({});
  });

  test.each([null, {}, { metaData: {} }])('that is none is refused: %j', async (manifest) => {
    answering(says(manifest));
    await expect(find()).rejects.toThrow('No manifest at /remotes/family/mf-manifest.json');
  });
});

describe('a pinned manifest', () => {
  test('is asked for by its hash', async () => {
    answering(says(withHashes));
    await find('sha384-manifest');
    expect(asked).toMatchObject([{ integrity: 'sha384-manifest', cache: 'no-cache' }]);
  });

  test('that has become another is of another release', async () => {
    answering(isNotThePinned);
    await expect(find('sha384-manifest')).rejects.toThrow(OtherRelease);
    expect(knownHashes).toEqual({});
  });

  test('that nobody answers for is down, not another', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(find('sha384-manifest')).rejects.toThrow(TypeError);
  });

  test('whose entry has no hash is not run', async () => {
    answering(says(told));
    await expect(find('sha384-manifest')).rejects.toThrow('has no hashes');
  });
});
