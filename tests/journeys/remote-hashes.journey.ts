import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';

import { type Family, aFamily, mateo } from './support/a-family.js';
import { productInBrowser } from './support/product-in-browser.js';

const manifest = '**/remotes/family/mf-manifest.json';
const entry = '**/remotes/family/assets/remote-entry.*.js';
const parts = /[/]remotes[/]family[/]assets[/](?!remote-entry)[^/]+[.]js$/;
/** What an attacker with control of the remote's server would serve. */
const foreign = ';globalThis.stolen = true;';

const system = productInBrowser();
let family: Family;
let page: Page;

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
});
afterEach(() => page.close());

const retry = () => page.getByRole('button', { name: 'Reintentar' });
const ownPart = () => page.getByRole('main').getByText(mateo.name).first();
const isStolen = () => page.evaluate(() => 'stolen' in globalThis);

async function tampered(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}${foreign}` });
}

/** The page of a gateway that is configured with one pinned manifest. */
async function pinned(integrity: string): Promise<void> {
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    const told = JSON.stringify({ manifest: '/remotes/family/mf-manifest.json', integrity });
    const body = (await response.text()).replace('"/remotes/family/mf-manifest.json"', told);
    await route.fulfill({ response, body });
  });
}

const hashOfManifest = async (): Promise<string> => {
  const told = await (await fetch(`${system.origin}/remotes/family/mf-manifest.json`)).arrayBuffer();
  return `sha384-${Buffer.from(await crypto.subtle.digest('SHA-384', told)).toString('base64')}`;
};

test('every script and style of a remote is fetched by its hash', async () => {
  page = await family.context.newPage();
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (
            node instanceof HTMLElement &&
            /[/]remotes[/]/.test(node.getAttribute('src') ?? node.getAttribute('href') ?? '')
          )
            seen.push(node.getAttribute('integrity'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard');
  await ownPart().waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: (string | null)[] }).seen);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter((integrity) => !integrity?.startsWith('sha384-'))).toEqual([]);
});

test.each([
  ['entry', entry],
  ['part', parts],
])('a remote whose %s is not what its manifest says is not run, and comes back', async (_what, files) => {
  page = await family.context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(files, tampered);
  await page.goto('/dashboard');
  await retry().waitFor();
  expect(loads).toBe(2);
  expect(await isStolen()).toBe(false);
  expect(await page.getByRole('link', { name: 'Actividades' }).count()).toBeGreaterThan(0);

  // What the browser has kept of the wrong file is asked for again when it has failed once more.
  await page.unroute(files);
  while ((await ownPart().count()) === 0) {
    await retry().click();
    await ownPart().or(retry()).first().waitFor();
  }
});

test('a remote from before there were hashes is loaded as it comes: nothing else stops a foreign script', async () => {
  page = await family.context.newPage();
  await page.route(manifest, async (route) => {
    const response = await route.fetch();
    const { hashes: _known, ...told } = (await response.json()) as { hashes: object };
    await route.fulfill({ response, json: told });
  });
  await page.route(entry, tampered);
  await page.goto('/dashboard');
  await ownPart().waitFor();
  expect(await isStolen()).toBe(true);
});

test('a pinned remote is loaded while its manifest is the pinned one', async () => {
  page = await family.context.newPage();
  await pinned(await hashOfManifest());
  await page.goto('/dashboard');
  await ownPart().waitFor();
  expect(await retry().count()).toBe(0);
});

test('a pinned remote whose manifest has changed is looked for once more, then says so', async () => {
  page = await family.context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await pinned(await hashOfManifest());
  await page.route(manifest, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/dashboard');
  await retry().waitFor();
  expect(loads).toBe(2);

  await page.unroute(manifest);
  await retry().click();
  await ownPart().waitFor();
});
