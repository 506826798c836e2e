import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice } from './support/a-browser.js';
import { aProduct, type Product } from './support/a-product.js';
import { aCrowd, asTwenty, type Crowd } from './support/crowd.js';
import { adultDialogs, adultPopups, childDialogs, childPopups, type PopupToSee } from './support/dialogs.js';
import { layoutFaultsOf, popupFaultsOf } from './support/layout.js';
import { adultScreens, childScreens, visitorScreens } from './support/screens.js';

let product: Product;
let browser: Browser;
let crowd: Crowd;

beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  crowd = await aCrowd(browser, product.origin);
  await asTwenty(crowd.page);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const id = '{childId}';

async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path.replace(id, crowd.crowdedId));
  await page.locator('h1').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const title = await page.title();
  const untitled = /\p{L}.* · .*\p{L}/u.test(title) ? [] : [`its title is only «${title}»`];
  return [...untitled, ...(await layoutFaultsOf(page))];
}

test('a page that does not hold is found out', async () => {
  const page = await (await aDevice(browser, product.origin, 'desktop')).newPage();
  await page.setContent(
    '<h1 style="width:2000px">wide</h1><button>under</button><i style="position:fixed;inset:0">over</i>',
  );
  expect((await layoutFaultsOf(page)).join()).toMatch(/wider than its window.*is covered by i/s);
});

async function dialogFaultsOf(page: Page, path: string, open?: (page: Page) => Promise<void>) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path.replace(id, crowd.crowdedId));
  await open?.(page);
  await page.getByRole('dialog').first().waitFor();
  return layoutFaultsOf(page);
}

async function faultsOfPopup(page: Page, path: string, popup: PopupToSee[2]): Promise<readonly string[]> {
  await page.goto(path.replace(id, crowd.crowdedId));
  return popupFaultsOf(page, popup);
}

describe('a crowded family and long names, on small and large screens and with large letters', () => {
  test.each(visitorScreens)('%s holds', async (_name, path) => {
    const page = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
    expect(await faultsOf(page, path)).toEqual([]);
  });
  test.each(adultScreens(id))('%s holds', async (_name, path) => {
    expect(await faultsOf(crowd.page, path)).toEqual([]);
  });
  test.each(adultDialogs(id))('$name holds', async ({ path, open }) => {
    expect(await dialogFaultsOf(crowd.page, path, open)).toEqual([]);
  });
  test.each(adultPopups)('%s holds', async (_name, path, popup) => {
    expect(await faultsOfPopup(crowd.page, path, popup)).toEqual([]);
  });
  test.each(childScreens(id))('%s holds', async (_name, path) => {
    expect(await faultsOf(crowd.childPage, path)).toEqual([]);
  });
  test.each(childDialogs(id))('$name holds', async ({ path, open }) => {
    expect(await dialogFaultsOf(crowd.childPage, path, open)).toEqual([]);
  });
  test.each(childPopups(id))('%s of a child holds', async (_name, path, popup) => {
    expect(await faultsOfPopup(crowd.childPage, path, popup)).toEqual([]);
  });
});
