import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice } from './support/a-browser.js';
import { aProduct, type Product } from './support/a-product.js';
import { aCrowd, asTwenty, type Crowd } from './support/crowd.js';
import { layoutFaultsOf } from './support/layout.js';
import { adultScreens, childScreens, visitorScreens } from './support/screens.js';

let product: Product;
let browser: Browser;
let crowd: Crowd;

beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  crowd = await aCrowd(browser, product.origin);
  await asTwenty(crowd.page);
}, 300_000);
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

const forms = [
  ['of an activity', '/activities?new=1'],
  ['of a goal', '/goals?new=1'],
  ['of a reward', '/rewards?new=1'],
] as const;

describe('a crowded family and long names, on small and large screens and with large letters', () => {
  test.each(visitorScreens)('%s holds', async (_name, path) => {
    const page = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
    expect(await faultsOf(page, path)).toEqual([]);
  });
  test.each(adultScreens(id))('%s holds', async (_name, path) => {
    expect(await faultsOf(crowd.page, path)).toEqual([]);
  });
  test.each(forms)('the form %s holds', async (_name, path) => {
    await crowd.page.goto(path);
    await crowd.page.getByRole('dialog').waitFor();
    expect(await layoutFaultsOf(crowd.page)).toEqual([]);
  });
  test.each(childScreens(id))('%s holds', async (_name, path) => {
    expect(await faultsOf(crowd.childPage, path)).toEqual([]);
  });
});
