import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { listApprovals } from '@alcancia/contracts/family';

import { aBrowser, aDevice } from './support/a-browser.js';
import { mateo } from './support/a-family.js';
import { aFamilyMidDay, type FamilyMidDay } from './support/a-family-mid-day.js';
import { aProduct, type Product } from './support/a-product.js';
import { enterAsKnownChild, laura, signIn } from './support/people.js';
import { tapOnceStill } from './support/taps.js';

/** Chrome's own 'Slow 3G', and a phone of a quarter of this machine's speed. Latency in milliseconds, throughput in bytes per second. */
const slow3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowerBy = 4;
const slowWalkMs = 240_000;

let product: Product;
let browser: Browser;
let family: FamilyMidDay;

beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  family = await aFamilyMidDay(browser, product.origin, 'phone');
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const task = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const bar = (page: Page) => page.getByText(/^Sin conexión · datos de \d\d:\d\d/);

test('a child’s «Hecho» without a network waits, outlives its tab and arrives once', async () => {
  const { childContext, childPage, childId, asLaura } = family;
  await childPage.close();
  const page = await childContext.newPage();
  await page.goto(`/child-dashboard/${childId}`);
  const done = page.getByRole('button', { name: 'Hecho: Poner la mesa' });
  await done.waitFor();
  await childContext.setOffline(true);
  await bar(page).waitFor();
  await tapOnceStill(done);
  await task(page, 'Poner la mesa').getByText('Pendiente de enviar').waitFor();
  await page.getByText(/^Sin conexión .* · 1 pendiente de enviar$/).waitFor();
  await page.close();

  await childContext.setOffline(false);
  const again = await childContext.newPage();
  await again.goto(`/child-dashboard/${childId}`);
  await task(again, 'Poner la mesa').getByText('En revisión').waitFor();
  await again.close();
  const { requests } = await asLaura(listApprovals, {});
  expect(requests.filter(({ title }) => title === 'Poner la mesa')).toHaveLength(1);
});

test('an adult’s «Aprobar» without a network is refused at once in words, and works when it is back', async () => {
  const { page, context } = family;
  await page.goto('/approvals');
  const approve = page.getByRole('button', { name: 'Aprobar', exact: true }).first();
  await approve.waitFor();
  await context.setOffline(true);
  await tapOnceStill(approve);
  await page.getByText('Esto no puede esperar: hazlo otra vez cuando vuelva.').waitFor();
  await bar(page).waitFor();
  await context.setOffline(false);
  await bar(page).waitFor({ state: 'hidden' });
  await tapOnceStill(approve);
  await page.getByRole('status', { name: 'Avisos' }).getByText('Aprobada').waitFor();
  expect(await bar(page).count()).toBe(0);
});

test(
  'on Slow 3G with a slow processor a child comes from the sign-in to its world, and nothing says that it failed',
  async () => {
    const context = await aDevice(browser, product.origin, 'phone', { isStill: true });
    context.setDefaultTimeout(slowWalkMs);
    context.setDefaultNavigationTimeout(slowWalkMs);
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes('Reintentar')) Object.assign(globalThis, { hasFailed: true });
      }).observe(document, { childList: true, subtree: true });
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await signIn(page, laura);
    await enterAsKnownChild(page, laura, mateo);
    await task(page, 'Pasear al perro').waitFor();
    expect(await page.evaluate(() => 'hasFailed' in globalThis)).toBe(false);
    await context.close();
  },
  slowWalkMs,
);
