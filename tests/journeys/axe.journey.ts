import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice } from './support/a-browser.js';
import { aHouse, type House } from './support/a-house.js';
import { aLivedInHouse, type LivedIn } from './support/a-lived-in-house.js';
import { violationsOf } from './support/axe.js';
import { adultScreens, childScreens, type ScreenToSee, visitorScreens } from './support/screens.js';

let house: House;
let browser: Browser;
let lived: LivedIn;

beforeAll(async () => {
  house = await aHouse();
  browser = await aBrowser();
  lived = await aLivedInHouse(browser, house.origin, 'desktop');
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await house?.stop();
});

const id = '{childId}';

async function faultsOf(page: Page, path: string, whole: ScreenToSee[2]): Promise<readonly string[]> {
  await page.goto(path.replace(id, lived.childId));
  await page.getByText(whole).filter({ visible: true }).first().waitFor();
  return violationsOf(page);
}

describe('what a visitor sees', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await aDevice(browser, house.origin, 'desktop', { isStill: true })).newPage();
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
  expect(await faultsOf(lived.page, path, whole)).toEqual([]);
});

test.each(childScreens(id))('%s is without a fault on a phone and on a desktop', async (_name, path, whole) => {
  expect(await faultsOf(lived.childPage, path, whole)).toEqual([]);
});
