import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice } from './support/a-browser.js';
import { aProduct, type Product } from './support/a-product.js';
import { anExampleFamily } from './support/example-family.js';
import { anEmptyAlbum, pictureCount, sideBySide } from './support/pictures.js';
import { pictureOf } from './support/seeing.js';
import { seeAsAdult, seeLeaving, seeNotices, seeWhoIsHere } from './support/walk-adult.js';
import { seeAsChildren, seeMistypedPin } from './support/walk-child.js';
import { seeAnInvitation } from './support/walk-invitation.js';
import { seeAsVisitor, seeTheFirstCoin, seeTheFirstVisit, seeTheGuide, seeTheNote } from './support/walk-first-day.js';

let browser: Browser;
let running: Product | undefined;

beforeAll(async () => {
  await anEmptyAlbum();
  browser = await aBrowser();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => browser?.close());

/** Nobody waits for these pictures: on a busy machine they take their time. */
const patienceMs = 60_000;

async function aPage(origin: string): Promise<Page> {
  const device = await aDevice(browser, origin, 'desktop', { isStill: true });
  device.setDefaultTimeout(patienceMs);
  device.setDefaultNavigationTimeout(patienceMs);
  return device.newPage();
}

test('the screens of a product on an empty disk, up to the first coin', async () => {
  const product = (running = await aProduct());
  const page = await aPage(product.origin);
  await seeAsVisitor(page);
  await seeTheGuide(page);
  const childPage = await aPage(product.origin);
  await seeTheFirstVisit(childPage);
  const ownPage = await aPage(product.origin);
  await seeTheFirstCoin(ownPage, childPage);
  await seeTheNote(ownPage, childPage);
  await seeAnInvitation(ownPage, await aPage(product.origin));
  expect(pictureCount()).toBe(58);
}, 1_800_000);

test('the screens of the example family', async () => {
  const before = pictureCount();
  const family = await anExampleFamily();
  running = family;
  const page = await aPage(family.origin);
  await seeWhoIsHere(page, family);
  const ids = await seeAsAdult(page, family.origin);
  const childPage = await aPage(family.origin);
  await seeAsChildren(childPage, family, ids);
  await seeMistypedPin(childPage, 'Lucía');
  await pictureOf(page, ['child-locked', `/child/${ids.get('Lucía')}`, 'PIN bloqueado']);
  await seeNotices(page);
  await seeLeaving(page, family);

  expect(pictureCount() - before).toBe(109);
  await sideBySide(page, 'dashboard-1280', 'child-home-Mateo-390');
}, 1_800_000);
