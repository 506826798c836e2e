import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { aDevice } from './support/a-browser.js';
import { aFamilyMidDay, type FamilyMidDay } from './support/a-family-mid-day.js';
import { violationsOf } from './support/axe.js';
import { productInBrowser } from './support/product-in-browser.js';
import { adultScreens, childScreens, type ScreenToSee, visitorScreens } from './support/screens.js';

const system = productInBrowser();
let family: FamilyMidDay;

beforeAll(async () => {
  family = await aFamilyMidDay(system.browser, system.origin, 'desktop');
}, 240_000);

const id = '{childId}';

async function faultsOf(page: Page, path: string, whole: ScreenToSee[2]): Promise<readonly string[]> {
  await page.goto(path.replace(id, family.childId));
  await page.getByText(whole).filter({ visible: true }).first().waitFor();
  return violationsOf(page);
}

describe('what a visitor sees', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await aDevice(system.browser, system.origin, 'desktop', { isStill: true })).newPage();
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
