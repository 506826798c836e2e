import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';

import { type Family, aFamily, mateo } from './support/a-family.js';
import { productInBrowser } from './support/product-in-browser.js';

const manifest = '**/remotes/family/mf-manifest.json';
/** A real failure is said at once; the rest is for painting. */
const panelWithinMs = 3_500;
/** From when on a wait is said, and from when on a remote that has not come is down (quality 22), in milliseconds. */
const slowAfterMs = 5_000;
const downAfterMs = 30_000;

const system = productInBrowser();
let family: Family;
let page: Page;

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
});
afterEach(() => page.close());

const retry = () => page.getByRole('button', { name: 'Reintentar' });
const ownPart = () => page.getByRole('main').getByText(mateo.name).first();

/** Opens the dashboard with the family's remote answering like this, and tells how long its panel took. */
async function openWith(answer: (route: Route) => Promise<void> | void): Promise<number> {
  page = await family.context.newPage();
  const { promise: asked, resolve } = Promise.withResolvers<number>();
  await page.route(manifest, async (route) => {
    resolve(performance.now());
    await answer(route);
  });
  void page.goto('/dashboard');
  const askedAt = await asked;
  await retry().waitFor();
  return performance.now() - askedAt;
}

/** The shell works, and so does what it brings itself. */
async function theRestWorks(): Promise<void> {
  expect(await page.getByRole('link', { name: 'Actividades' }).count()).toBeGreaterThan(0);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Configuración' }).first().waitFor();
  await page.goBack();
  await retry().waitFor();
}

async function comesBack(): Promise<void> {
  await page.unroute(manifest);
  await retry().click();
  await ownPart().waitFor();
  expect(await retry().count()).toBe(0);
}

test('a remote that refuses leaves the shell standing and comes back', async () => {
  expect(await openWith((route) => route.abort())).toBeLessThan(panelWithinMs);
  await theRestWorks();
  await comesBack();
});

test('a remote that hangs is waited for, in words after a while, is given up on at last and comes back', async () => {
  page = await family.context.newPage();
  await page.clock.install();
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.route(manifest, () => resolve());
  void page.goto('/dashboard');
  await page.clock.resume();
  await asked;
  const loading = page.getByRole('main').getByText('Cargando...');
  await loading.waitFor();
  await page.clock.fastForward(slowAfterMs);
  await page.getByText('Está tardando más de lo normal. Seguimos intentándolo.').waitFor();
  expect(await loading.isVisible()).toBe(true);
  expect(await retry().count()).toBe(0);
  await page.clock.fastForward(downAfterMs);
  await retry().waitFor();
  await comesBack();
});

/** What a remote of another release says: a file that is not there any more. */
async function staleManifest(route: Route): Promise<void> {
  const told = await (await route.fetch()).text();
  await route.fulfill({
    contentType: 'application/json',
    body: told.replaceAll(/remote-entry\.\w+\.js/g, 'remote-entry.0000000000.js'),
  });
}

test('a remote of another release is looked for once more, then says so, and comes back', async () => {
  let asked = 0;
  await openWith(async (route) => {
    asked += 1;
    await staleManifest(route);
  });
  expect(asked).toBe(2);
  await comesBack();
});

test('a remote that was replaced while the page was open is found by itself', async () => {
  page = await family.context.newPage();
  await page.route(manifest, staleManifest, { times: 1 });
  await page.goto('/dashboard');
  await ownPart().waitFor();
  expect(await retry().count()).toBe(0);
});
