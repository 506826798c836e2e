import { beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';

import { aDevice } from './support/a-browser.js';
import { aFamilyMidDay, type FamilyMidDay } from './support/a-family-mid-day.js';
import { productInBrowser } from './support/product-in-browser.js';
import { weighScripts } from './support/scripts.js';

/** What a first screen may load, packed by brotli as our server sends it; gzip, for browsers without TLS, is said beside it. */
const budgetKb = 200;
const inKb = (bytes: number): string => (bytes / 1024).toFixed(1);

const system = productInBrowser();
let family: FamilyMidDay;

beforeAll(async () => {
  family = await aFamilyMidDay(system.browser, system.origin, 'phone');
}, 240_000);

/** Opens a first screen as somebody who was never here: a page of its own, nothing in its cache. */
async function firstScreen(context: BrowserContext, path: string, whole: string) {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const weigh = weighScripts(page);
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(new URL(response.url()).pathname);
  });
  await page.goto(path);
  await page.getByText(whole).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { ...(await weigh()), fonts };
}

test('no first screen loads more compressed script than it may', async () => {
  const visitor = await aDevice(system.browser, system.origin, 'phone');
  const weights = {
    'sign-in': await firstScreen(visitor, '/auth?tab=signin', 'Hola otra vez'),
    'adult dashboard': await firstScreen(family.context, '/dashboard', 'Esta semana'),
    'child dashboard': await firstScreen(family.childContext, `/child-dashboard/${family.childId}`, 'Pasear al perro'),
  };
  for (const [name, { files, gzip, brotli }] of Object.entries(weights)) {
    const said = `${name.padEnd(16)} ${inKb(gzip).padStart(7)} KB gzip ${inKb(brotli).padStart(7)} KB brotli`;
    process.stdout.write(`${said}  (${files} files, budget ${budgetKb} KB)\n`);
    expect(files).toBeGreaterThan(0);
  }
  const childFonts = weights['child dashboard'].fonts.map((font) => /[/](\w+)-latin/.exec(font)?.[1]);
  expect(childFonts).toEqual(['fredoka']);
  const tooHeavy = Object.entries(weights).filter(([, { brotli }]) => brotli / 1024 > budgetKb);
  expect(tooHeavy.map(([name]) => name)).toEqual([]);
});

test('logo, shapes and the colours of the last visit stand before any script of ours has run', async () => {
  const page = await family.childContext.newPage();
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`/child-dashboard/${family.childId}`, { waitUntil: 'commit' });
  await page.locator('.first-logo .word').waitFor();
  expect(await page.locator('.first-bones i').count()).toBe(3);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect([await page.locator('html').getAttribute('data-palette'), ground]).toEqual([
    'soft-blue',
    'rgb(232, 241, 252)',
  ]);
  await page.close();
});
