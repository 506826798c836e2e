import { expect, it } from '@jest/globals';

import { createFileCache } from './file-cache.js';

const file = (bytes: number) => ({ status: 200 as const, headers: {}, body: Buffer.alloc(bytes) });

it('what has not been asked for longest goes first, and a file that comes again counts once', () => {
  const cache = createFileCache(100);
  cache.set('a', file(40));
  cache.set('b', file(40));
  cache.set('b', file(50));
  expect(cache.get('a')?.body).toHaveLength(40);
  cache.set('c', file(60));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.body.length)).toEqual([40, undefined, 60]);
});

it('a file that is larger than everything is not kept, and takes nothing else along for good', () => {
  const cache = createFileCache(100);
  cache.set('large', file(101));
  expect(cache.get('large')).toBeUndefined();
  cache.set('a', file(100));
  expect(cache.get('a')?.body).toHaveLength(100);
});
