import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { approveRequest, claimActivity, createActivity, listApprovals, readAgenda } from '@alcancia/contracts/family';
import { setChildPin } from '@alcancia/contracts/identity';
import type { Want } from '@alcancia/testing';

import { aBrowser, aDevice } from './support/a-browser.js';
import { aFamily, type Family, mateo } from './support/a-family.js';
import { aProduct, type Product } from './support/a-product.js';
import { actingAs } from './support/acting.js';
import { enterAsAdult, enterAsKnownChild, laura, signIn } from './support/people.js';
import { actsOf, placeOf, tapTwice } from './support/taps.js';

/** Of two taps: a double tap of a small hand, and the second one of somebody who is unsure. */
const apartMs = [80, 450];
const widths = [1280, 390, 320];
const work = Array.from({ length: 10 }, (_, at) => `Encargo ${at + 1}`);

let product: Product;
let browser: Browser;
let family: Family;
let adult: Page;
let child: Page;
let asMateo: Want;

beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  family = await aFamily(browser, product.origin);
  const { asLaura, childId } = family;
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: laura.password } });
  for (const title of work)
    await asLaura(createActivity, {
      title,
      emoji: '🧹',
      category: 'hogar',
      points: 1,
      coinsCents: 100,
      schedule: { mode: 'diaria' },
      childIds: [childId],
    });
  child = await (await aDevice(browser, product.origin, 'phone', { isStill: true })).newPage();
  adult = await (await aDevice(browser, product.origin, 'phone', { isStill: true })).newPage();
  asMateo = actingAs(child, product.origin);
  await signIn(child, laura);
  await enterAsKnownChild(child, laura, mateo);
  await child.getByText('Encargo 10').waitFor();
  await signIn(adult, laura);
  await enterAsAdult(adult, laura);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first();
const scrollOf = (page: Page) => page.evaluate(() => scrollY);

describe.each(widths)('on a screen %i px wide', (width) => {
  beforeAll(async () => {
    for (const page of [adult, child]) await page.setViewportSize({ width, height: 700 });
  });

  test.each(apartMs)("two taps on 'Hecho', %i ms apart, claim one activity; nothing moves", async (ms) => {
    await child.reload();
    const hecho = child.getByRole('button', { name: /^Hecho: Encargo/ }).first();
    const title = (await hecho.getAttribute('aria-label'))!.replace('Hecho: ', '');
    const card = cardOf(child, title);
    const acts = actsOf(child, /\/(claim|withdraw)$/);
    await hecho.scrollIntoViewIfNeeded();
    const before = [await placeOf(card), await scrollOf(child)];
    await tapTwice(child, hecho, ms);
    await card.getByText('En revisión').waitFor();
    expect([await placeOf(card), await scrollOf(child)]).toEqual(before);
    expect(acts()).toHaveLength(1);
  });

  test.each(apartMs)(
    "two taps on 'Aprobar', %i ms apart, approve one request; its outcome stands there",
    async (ms) => {
      await adult.goto('/approvals');
      const approve = adult.getByRole('button', { name: 'Aprobar', exact: true }).first();
      await approve.waitFor();
      const title = (await adult
        .getByRole('button', { name: /^Encargo/ })
        .first()
        .textContent())!;
      const acts = actsOf(adult, /\/(approve|undo)$/);
      await approve.scrollIntoViewIfNeeded();
      const before = [await placeOf(cardOf(adult, title)), await scrollOf(adult)];
      await tapTwice(adult, approve, ms);
      await cardOf(adult, title).getByText('Aprobada por Laura').waitFor();
      expect([await placeOf(cardOf(adult, title)), await scrollOf(adult)]).toEqual(before);
      expect(acts()).toHaveLength(1);
    },
  );
});

test('what others do while the adult looks moves nothing: new ones come at the end, decided ones say so', async () => {
  const { asLaura, childId } = family;
  const { today, days } = await asMateo(readAgenda, { childId });
  const open = days.flatMap(({ occurrences }) => occurrences).filter(({ state }) => state === 'disponible');
  const claim = async (at: number) => {
    const { activityId, title } = open[at]!;
    await asMateo(claimActivity, { childId, activityId, dueOn: today });
    return title;
  };
  const titles = [await claim(0), await claim(1)];
  await adult.goto('/approvals');
  await cardOf(adult, titles[1]!).waitFor();
  const places = () => Promise.all(titles.map((title) => placeOf(cardOf(adult, title))));
  const before = await places();

  const first = (await asLaura(listApprovals, {})).requests.find(({ title }) => title === titles[0]);
  await asLaura(approveRequest, { requestId: first!.requestId });
  await cardOf(adult, titles[0]!).getByText('Aprobada por Laura').waitFor();
  const late = await claim(2);
  await cardOf(adult, late).waitFor();
  expect(await places()).toEqual(before);
  expect((await placeOf(cardOf(adult, late))).y).toBeGreaterThan(before[1]!.y);

  await adult.reload();
  await cardOf(adult, late).waitFor();
  expect(await cardOf(adult, titles[0]!).count()).toBe(0);
});
