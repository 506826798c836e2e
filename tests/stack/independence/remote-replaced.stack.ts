import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { aChildOf, anAdult } from '@alcancia/testing';

import { aBrowser, enterDashboard } from '../test/a-browser.js';
import { aStack, type Stack } from '../test/a-stack.js';
import { anotherFamilyRemote, throwAway } from '../test/checkouts.js';

const timeoutMs = 30_000;
/** The words of a button on the page of goals, in the release of today and in the one that is replaced. */
const today = 'Crear meta';
const before = `Crear otra cosa ${randomUUID()}`;

const manifest = z.object({ hashes: z.record(z.string(), z.string()) });

let stack: Stack;
let browser: Browser;
let release: string;
beforeAll(async () => {
  stack = aStack();
  browser = await aBrowser();
  release = await anotherFamilyRemote('src/words/goals.ts', { said: today, instead: before });
  await stack.control('--restart', 'web-family', '--from', release);
}, 400_000);
afterAll(async () => {
  await browser?.close();
  await stack.control('--restart', 'web-family');
  await throwAway(release);
});

const hashes = async (): Promise<Record<string, string>> =>
  manifest.parse(await (await fetch(`${stack.origin}/remotes/family/mf-manifest.json`)).json()).hashes;

/** Runs in the page before anything else: a loader takes its elements away again once they are loaded. */
const watchParts = `
  const seen = (globalThis.seen = {});
  new MutationObserver((changes) => {
    for (const part of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const [, file] = /\\/remotes\\/family\\/(.+)/.exec(part.src || part.href || '') || [];
      if (file) seen[file] = part.integrity;
    }
  }).observe(document, { childList: true, subtree: true });
`;
const seen = z.record(z.string(), z.string());

test('a remote is replaced under a running shell: the page goes on and finds the new one by itself, hashes and all', async () => {
  const context = await browser.newContext({ baseURL: stack.origin, locale: 'es-MX' });
  context.setDefaultTimeout(timeoutMs);
  await context.addInitScript(watchParts);
  const page = await context.newPage();
  const laura = await anAdult(stack);
  await aChildOf(stack, laura);
  await enterDashboard(page, laura.email);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  const old = await hashes();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));

  await stack.control('--restart', 'web-family');
  const replaced = await hashes();
  expect(Object.keys(replaced)).not.toEqual(Object.keys(old));

  // What has been loaded goes on, and what both releases have in common too.
  await page.getByRole('main').getByRole('heading').first().waitFor();
  expect(loads).toBe(0);

  await page.getByRole('link', { name: 'Metas' }).first().click();
  await page.getByRole('button', { name: today }).first().waitFor();
  expect(loads).toBe(1);
  expect(await page.getByRole('button', { name: before }).count()).toBe(0);
  const parts = seen.parse(await page.evaluate('globalThis.seen'));
  expect(Object.keys(parts).length).toBeGreaterThan(1);
  expect(replaced).toMatchObject(parts);
}, 200_000);
