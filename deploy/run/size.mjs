import { brotliCompressSync, gzipSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { Failure } from './place.mjs';

const goalKb = 200;
const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

/** Adds up the script that a page loads from now on, each address once, as compressed sizes in bytes. */
export function weighScripts(page) {
  const bodies = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body());
  });
  return async () => {
    const scripts = await Promise.all(bodies.values());
    const sum = (compress) => scripts.reduce((total, script) => total + compress(script).length, 0);
    return { files: scripts.length, gzip: sum(gzipSync), brotli: sum(brotliCompressSync) };
  };
}

export const line = (name, { files, gzip, brotli }) =>
  `${name.padEnd(20)} ${kb(gzip)} KB gzip ${kb(brotli)} KB brotli  (${files} files, goal ${goalKb} KB)`;

/** Prints the script of first screens of a running system, given as `name=address`. */
export async function size(screens) {
  if (screens.length === 0) throw new Failure('Say which screens: npm run size -- sign-in=http://localhost:3000/auth');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  try {
    for (const screen of screens) {
      const [name, address] = [screen.slice(0, screen.indexOf('=')), screen.slice(screen.indexOf('=') + 1)];
      const page = await browser.newPage();
      const weigh = weighScripts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      console.log(line(name, await weigh()));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
