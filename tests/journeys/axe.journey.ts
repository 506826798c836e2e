import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice } from './support/a-browser.js';
import { aProduct, type Product } from './support/a-product.js';
import { aFamilyMidDay, type FamilyMidDay } from './support/a-family-mid-day.js';
import { violationsOf } from './support/axe.js';
import { adultScreens, childScreens, type ScreenToSee, visitorScreens } from './support/screens.js';

let product: Product;
let browser: Browser;
let family: FamilyMidDay;

beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  family = await aFamilyMidDay(browser, product.origin, 'desktop');
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const id = '{childId}';

async function faultsOf(page: Page, path: string, whole: ScreenToSee[2]): Promise<readonly string[]> {
  await page.goto(path.replace(id, family.childId));
  await page.getByText(whole).filter({ visible: true }).first().waitFor();
  return violationsOf(page);
}

describe('what a visitor sees', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  });

  test('a page with faults is found out', async () => {
    await page.setContent('<html><body><img src="data:,"><button></button></body></html>');
    expect((await violationsOf(page)).join()).toMatch(/image-alt.*button-name|button-name.*image-alt/s);
  });

  test.each(visitorScreens)('%s is without a fault on a phone and on a desktop', async (_name, path, whole) => {
    expect(await faultsOf(page, path, whole)).toEqual([]);
  });
});

test.each(adultScreens(id))('%s is without a fault on a phone and on a desktop', async (_name, path, whole) => {
  expect(await faultsOf(family.page, path, whole)).toEqual([]);
});

test.each(childScreens(id))('%s is without a fault on a phone and on a desktop', async (_name, path, whole) => {
  expect(await faultsOf(family.childPage, path, whole)).toEqual([]);
});
