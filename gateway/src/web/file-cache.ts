import { LRUCache } from 'lru-cache';

import type { FileAnswer } from '@alcancia/static-server';

/** Whole files that never change, in memory, up to so many bytes. */
export const createFileCache = (maxBytes: number): LRUCache<string, FileAnswer> =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }) => Math.max(1, body.length) });
