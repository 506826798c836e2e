import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Page } from 'playwright-core';

/** What a page loaded of script, each file once, in bytes as they travel. */
export interface Weight {
  readonly files: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Adds up the script that a page loads from now on. */
export function weighScripts(page: Page): () => Promise<Weight> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body());
  });
  return async () => {
    const scripts = await Promise.all(bodies.values());
    const sum = (compress: (script: Buffer) => Buffer) =>
      scripts.reduce((total, script) => total + compress(script).length, 0);
    return { files: scripts.length, gzip: sum(gzipSync), brotli: sum(brotliCompressSync) };
  };
}
