import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { untilSo } from '@alcancia/testing';

import { aBrowser, aDevice, troublesOf } from './support/a-browser.js';
import { aProduct, type Product } from './support/a-product.js';
import { enterAsAdministrator } from './support/an-administrator.js';
import { untilWatched, watchEveryVisit } from './support/a-watched-visit.js';
import { violationsOf } from './support/axe.js';

let product: Product;
let browser: Browser;
let page: Page;
/** Uncaught errors, and what the page's policy refused. */
let troubles: string[];
beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  page = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  troubles = troublesOf(page);
  await enterAsAdministrator(page, product);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A visit on a phone that is one of the five and lets it be measured. */
async function visit(): Promise<void> {
  const device = await aDevice(browser, product.origin, 'phone', { isStill: true, isAsked: true });
  const visitor = await device.newPage();
  await watchEveryVisit(visitor);
  await visitor.goto('/', { waitUntil: 'networkidle' });
  await visitor.getByRole('button', { name: 'Aceptar todas' }).click();
  await untilWatched(visitor);
  // Its own first letter: until its font is there, what it emphasizes may stand in its middle.
  await visitor.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 12 } });
  // What was touched last is told while the page is left.
  await visitor.getByRole('link', { name: 'Crear mi familia' }).first().click();
  await visitor.waitForURL('**/auth?tab=signup');
  await device.close();
}

/** How many points of the picture are not as the page itself is. */
const painted = () =>
  page.locator('.heat-frame canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let points = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) points += 1;
    return points;
  });

test('what visitors touched is drawn over the page, and said in rows', async () => {
  for (let nth = 0; nth < 2; nth += 1) await visit();
  const figures = page.locator('.ant-statistic-content');
  await untilSo(async () => {
    await page.goto('/landing-heatmap');
    await figures.first().waitFor();
    return (await figures.first().textContent()) === '2';
  });
  expect(await figures.allTextContents()).toEqual(['2', '2', '100\u{a0}%']);
  await page.getByText('a.btn.btn-honey[href="/auth?tab=signup"]').first().waitFor();
  await page.waitForFunction(() => (document.querySelector('.heat-frame canvas')?.clientHeight ?? 0) > 2_000);
  await untilSo(async () => (await painted()) > 500);
  expect(await violationsOf(page)).toEqual([]);
});

test('scrolling and what annoys are layers of their own', async () => {
  await page.getByRole('radio', { name: 'Frustración' }).check({ force: true });
  await page.getByRole('region', { name: 'Lo más tocado' }).getByText('h1', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Desplazamiento' }).check({ force: true });
  await page.getByRole('region', { name: 'Hasta dónde llegan' }).getByText('100 %').first().waitFor();
  await untilSo(async () => (await painted()) > 50_000);
  expect(await violationsOf(page)).toEqual([]);
});

test('on a computer nobody was; all fits on a phone', async () => {
  await page.getByRole('radio', { name: 'Computadora' }).check({ force: true });
  await page.getByText('Nadie tocó nada en esos días en esta pantalla.').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(troubles).toEqual([]);
});
