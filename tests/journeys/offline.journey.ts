import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';

import { createActivity, listApprovals } from '@alcancia/contracts/family';

import { aBrowser, aDevice } from './support/a-browser.js';
import { mateo } from './support/a-family.js';
import { aFamilyMidDay, type FamilyMidDay } from './support/a-family-mid-day.js';
import { aProduct, type Product } from './support/a-product.js';
import { layoutFaultsOf } from './support/layout.js';
import { enterAsKnownChild, laura, signIn } from './support/people.js';
import { makeSlow, orSaysWhatStoodThere, wasEverSeen } from './support/slow-phone.js';
import { untilStill } from './support/taps.js';

const widths = [320, 390, 1280];
const workAt = (width: number) => `Encargo de ${width}`;
const slowWorkAt = (width: number) => `Encargo lento de ${width}`;
/** Most of it is for a machine with much else to do; alone it takes a minute. */
const slowWalkMs = 480_000;
/** One step of it; whoever waits longer is told for what. */
const slowStepMs = 240_000;

let product: Product;
let browser: Browser;
let family: FamilyMidDay;

beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  family = await aFamilyMidDay(browser, product.origin, 'phone');
  await family.childPage.close();
  const work = { emoji: '🧹', category: 'hogar', points: 1, coinsCents: 100, schedule: { mode: 'diaria' } } as const;
  for (const title of widths.flatMap((width) => [workAt(width), slowWorkAt(width)]))
    await family.asLaura(createActivity, { ...work, title, childIds: [family.childId] });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const task = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const done = (page: Page, title: string) => page.getByRole('button', { name: `Hecho: ${title}` });
const bar = (page: Page) => page.getByText(/^Sin conexión · datos de \d\d:\d\d/);

/** With a finger: a mouse would rest on the toast that comes up there, and keep it. */
async function tap(target: Locator): Promise<void> {
  await untilStill(target);
  await target.tap();
}

/** A page of somebody who is signed in already, as wide as this. */
async function aPage(context: FamilyMidDay['context'], width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 700 });
  return page;
}

describe.each(widths)('on a screen %i px wide', (width) => {
  const title = workAt(width);

  test('a child’s «Hecho» without a network waits, outlives its tab and arrives once', async () => {
    const { childContext, childId, asLaura } = family;
    const page = await aPage(childContext, width);
    await page.goto(`/child-dashboard/${childId}`);
    await done(page, title).waitFor();
    await childContext.setOffline(true);
    await bar(page).waitFor();
    await tap(done(page, title));
    await task(page, title).getByText('Pendiente de enviar').waitFor();
    await page.getByText(/^Sin conexión .* · 1 pendiente de enviar$/).waitFor();
    await page.close();

    await childContext.setOffline(false);
    const again = await aPage(childContext, width);
    await orSaysWhatStoodThere(again, async () => {
      await again.goto(`/child-dashboard/${childId}`);
      await task(again, title).getByText('En revisión').waitFor();
    });
    await again.close();
    const { requests } = await asLaura(listApprovals, {});
    expect(requests.filter((request) => request.title === title)).toHaveLength(1);
  });

  test('an adult’s «Aprobar» without a network is refused at once in words, and works when it is back', async () => {
    const { context } = family;
    const page = await aPage(context, width);
    await page.goto('/approvals');
    const approve = page.getByRole('button', { name: 'Aprobar', exact: true }).first();
    await approve.waitFor();
    await context.setOffline(true);
    await tap(approve);
    await page.getByText('Esto no puede esperar: hazlo otra vez cuando vuelva.').waitFor();
    await bar(page).waitFor();
    await context.setOffline(false);
    await bar(page).waitFor({ state: 'hidden' });
    await tap(approve);
    await page.getByRole('status', { name: 'Avisos' }).getByText('Aprobada').waitFor();
    expect(await bar(page).count()).toBe(0);
    await page.close();
  });
});

test('the bar and what waits cover nothing and fit every screen', async () => {
  const { context, childContext, childId } = family;
  const page = await aPage(childContext, 1280);
  await page.goto(`/child-dashboard/${childId}`);
  const adultPage = await aPage(context, 1280);
  await adultPage.goto('/approvals');
  await adultPage.getByRole('heading', { name: 'Aprobaciones' }).waitFor();
  await done(page, 'Regar las plantas').waitFor();
  await context.setOffline(true);
  await childContext.setOffline(true);
  await tap(done(page, 'Regar las plantas'));
  await page.getByText(/^Sin conexión .* · 1 pendiente de enviar$/).waitFor();
  expect(await layoutFaultsOf(page)).toEqual([]);
  await bar(adultPage).waitFor();
  expect(await layoutFaultsOf(adultPage)).toEqual([]);
  await context.setOffline(false);
  await childContext.setOffline(false);
  await page.close();
  await adultPage.close();
});

/** Does its slow work once the child's world is there; resolves with what was said at any time until it had arrived. */
async function actsSlowly(page: Page, width: number, comesIn: () => Promise<unknown>) {
  page.setDefaultTimeout(slowStepMs);
  page.setDefaultNavigationTimeout(slowStepMs);
  const wasSeen = await wasEverSeen(page, { failure: 'Reintentar', slowness: 'Está tardando más de lo normal' });
  await makeSlow(page);
  await orSaysWhatStoodThere(page, async () => {
    await comesIn();
    await tap(done(page, slowWorkAt(width)));
    await task(page, slowWorkAt(width)).getByText('En revisión').waitFor();
  });
  return wasSeen();
}

async function fromTheSignIn(width: number) {
  const context = await aDevice(browser, product.origin, 'phone', { isStill: true });
  const page = await aPage(context, width);
  const seen = await actsSlowly(page, width, async () => {
    await signIn(page, laura);
    await enterAsKnownChild(page, laura, mateo);
  });
  await context.close();
  return seen;
}

async function fromTheLogo(width: number) {
  const page = await aPage(family.childContext, width);
  const seen = await actsSlowly(page, width, async () => {
    await page.goto(`/child-dashboard/${family.childId}`, { waitUntil: 'commit' });
    await page.locator('.first-picture .first-logo').waitFor();
  });
  await page.close();
  return seen;
}

test(
  'on Slow 3G with a slow processor a child comes from the sign-in or the logo to its world, «Hecho» arrives, and nothing says that it failed',
  async () => {
    // Side by side: nearly all of their time is the network's latency.
    const seen = await Promise.all([fromTheLogo(320), fromTheSignIn(390), fromTheLogo(1280)]);
    expect(seen).toEqual(widths.map(() => ({ failure: false, slowness: true })));
  },
  slowWalkMs,
);
