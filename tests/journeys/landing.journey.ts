import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { untilSo } from '@alcancia/testing';

import { aDevice, type Screen, screens, troublesOf } from './support/a-browser.js';
import { aFamilyMidDay, type FamilyMidDay } from './support/a-family-mid-day.js';
import { untilWatched, watchEveryVisit } from './support/a-watched-visit.js';
import { violationsOf } from './support/axe.js';
import { productInBrowser } from './support/product-in-browser.js';
import { weighScripts } from './support/scripts.js';

/** Compressed script before anybody has touched the page (issue 11: 60 KB). */
const budgetKb = 60;

const system = productInBrowser();

async function opened(screen: Screen, options: { readonly isScripted?: boolean } = {}): Promise<Page> {
  const device = await system.browser.newContext({
    baseURL: system.origin,
    viewport: screens[screen],
    locale: 'es-MX',
    javaScriptEnabled: options.isScripted !== false,
  });
  return device.newPage();
}

const scrollTo = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
  }, share);

describe.each<Screen>(['phone', 'desktop'])('on a %s', (screen) => {
  test('a visitor without script reads everything and finds the way in', async () => {
    const page = await opened(screen, { isScripted: false });
    await page.goto('/');
    for (const text of ['100.000+', 'Cómo funciona', 'Elige el plan que crece contigo', '$95', 'Comparte Alcancía'])
      await page.getByText(text).filter({ visible: true }).first().waitFor();
    await page.getByRole('link', { name: 'Crear mi familia' }).first().click();
    await page.waitForURL('**/auth?tab=signup');
    expect(await page.title()).toContain('Alcancía');
    await page.context().close();
  });

  test('nothing shifts, nothing sticks out, nothing is refused by the policy, and no axe rule is broken', async () => {
    const device = await aDevice(system.browser, system.origin, screen, { isStill: true });
    const page = await device.newPage();
    const troubles = troublesOf(page);
    page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    await page.addInitScript(() => {
      const kept = window as unknown as { shifted: number };
      kept.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) kept.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const share of [0.25, 0.5, 0.75, 1]) await scrollTo(page, share);
    const [shifted, wide, room] = await page.evaluate(() => [
      (window as unknown as { shifted: number }).shifted,
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(shifted).toBeLessThan(0.01);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
    expect(await violationsOf(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await device.close();
  });

  test('who reads on hears of other families, and closes it for good', async () => {
    const device = await aDevice(system.browser, system.origin, screen, { isStill: true });
    const page = await device.newPage();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/social-proof') && asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await scrollTo(page, 0.3);
    const notices = page.getByRole('complementary', { name: 'Lo que pasa en otras familias' });
    await notices.getByText('España', { exact: false }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await notices.getByRole('button', { name: 'Cerrar avisos' }).click();
    await notices.waitFor({ state: 'hidden' });
    await device.close();
  });

  test("'Prueba Gratis' stands at the edge between a fifth and 95 % of the way (spec 2 §9)", async () => {
    const device = await aDevice(system.browser, system.origin, screen, { isStill: true });
    const page = await device.newPage();
    await page.goto('/', { waitUntil: 'load' });
    const sticky = page.locator('[data-sticky] a');
    for (const [share, isThere] of [
      [0.1, false],
      [0.5, true],
      [0.99, false],
    ] as const) {
      await scrollTo(page, share);
      await sticky.waitFor({ state: isThere ? 'visible' : 'hidden' });
    }
    expect(await sticky.getAttribute('href')).toBe('/auth?tab=signup');
    await device.close();
  });
});

test('it loads little script, and no request leaves for anybody else', async () => {
  const page = await opened('phone');
  const weigh = weighScripts(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.origin)) foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { brotli } = await weigh();
  process.stdout.write(`landing: ${(brotli / 1024).toFixed(1)} KB of script, brotli\n`);
  expect(brotli / 1024).toBeLessThan(budgetKb);
  expect(foreign).toEqual([]);
  await page.context().close();
});

test('an ambassador’s link asks nothing and keeps nothing before it may be remembered, and then remembers the visit', async () => {
  const device = await aDevice(system.browser, system.origin, 'phone', { isStill: true, isAsked: true });
  const page = await device.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/tracking|visits/.test(pathname)) asked.push(pathname);
  });
  await page.goto('/?ref=ABCD2345', { waitUntil: 'networkidle' });
  const kept = () => page.evaluate(() => localStorage.getItem('alcancia.visitor'));
  expect([asked, await kept(), (await device.cookies()).length]).toEqual([[], null, 0]);
  const told = page.waitForResponse('**/api/marketing/visits');
  await page.getByRole('button', { name: 'Aceptar todas' }).click();
  expect((await told).ok()).toBe(true);
  await page.waitForFunction(() => localStorage.getItem('alcancia.visitor') !== null);
  expect(await kept()).toMatch(/^[0-9a-f]{32}$/);
  expect(asked).toEqual(['/js/ambassador-tracking.js', '/api/marketing/visits']);
  await device.close();
});

describe('whoever is signed in', () => {
  let family: FamilyMidDay;
  beforeAll(async () => {
    family = await aFamilyMidDay(system.browser, system.origin, 'phone');
  }, 240_000);

  test("finds the app at '/' and never sees the page of visitors", async () => {
    const page = await family.context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForURL('**/dashboard');
    await page.getByText('Esta semana').first().waitFor();
    expect(await page.locator('[data-landing]').count()).toBe(0);
    expect(await page.getByText('La alcancía que enseña').count()).toBe(0);
    await page.close();
  });
});

test('whoever shares the page shows a picture of it, drawn with its own words', async () => {
  const page = await opened('phone', { isScripted: false });
  await page.goto('/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await fetch(address ?? '');
  const png = Buffer.from(await picture.arrayBuffer());
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1_200, 630]);
  expect(png.length).toBeLessThan(300_000);
  await page.context().close();
});

describe('the affinity test above the page', () => {
  const link = (page: Page) => page.locator('main a[href="/test-familia"]').first();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Test de familia' });
  async function openedTest(): Promise<Page> {
    const page = await (await aDevice(system.browser, system.origin, 'phone', { isStill: true })).newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    await link(page).click();
    await dialog(page).waitFor();
    return page;
  }
  const inside = (page: Page) => page.frameLocator('.testdlg iframe');

  test('is taken there, by keys too, and its way in leaves the dialog', async () => {
    const page = await openedTest();
    await inside(page).getByRole('button', { name: 'Empezar' }).click();
    for (let question = 0; question < 12; question += 1) await page.keyboard.press('Enter');
    await inside(page).getByText('100 %').first().waitFor({ state: 'attached' });
    expect(await violationsOf(page)).toEqual([]);
    await inside(page).locator('a[target=_top]').first().click();
    await page.waitForURL(({ pathname }) => pathname !== '/');
    await page.context().close();
  });

  test.each([
    ['its cross', (page: Page) => page.getByRole('button', { name: 'Cerrar', exact: true }).click()],
    ["'Ahora no'", (page: Page) => inside(page).getByRole('button', { name: 'Ahora no' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ["'back'", (page: Page) => page.goBack()],
  ])('is left by %s, and the page stays', async (_way, leave) => {
    const page = await openedTest();
    await inside(page).getByRole('button', { name: 'Empezar' }).waitFor();
    await leave(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await link(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });
});

test('an address at which nothing is published says so in words', async () => {
  const page = await opened('phone');
  const answer = await page.goto('/landing/no-existe');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Esta página ya no está aquí' }).waitFor();
  await page.context().close();
});

test('what a visit touches is told only once it may be measured, and nothing that is typed', async () => {
  const device = await aDevice(system.browser, system.origin, 'phone', { isStill: true, isAsked: true });
  const page = await device.newPage();
  await watchEveryVisit(page);
  const told: { readonly touches: readonly { readonly kind: string; readonly section: string }[] }[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/touches/.test(request.url())) asked.push(new URL(request.url()).pathname);
    if (request.url().endsWith('/api/marketing/touches')) told.push(request.postDataJSON() as (typeof told)[number]);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).click();
  expect(asked).toEqual([]);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/marketing/touches') && !answer.ok()) refused.push(answer.url());
  });
  await page.getByRole('button', { name: 'Aceptar todas' }).click();
  await untilWatched(page);
  await page.getByRole('heading', { level: 1 }).click({ clickCount: 3 });
  await page.keyboard.type('Sofía');
  const kinds = () => told.flatMap(({ touches }) => touches.map(({ kind, section }) => `${section} ${kind}`));
  // What is told every five seconds may come in two parts.
  await untilSo(() => kinds().length >= 5);
  const dead = Array<string>(3).fill('hero clic_muerto');
  expect(kinds()).toEqual(['page scroll', ...dead, 'hero clic_repetido']);
  expect(JSON.stringify(told)).not.toContain('Sofía');
  expect(refused).toEqual([]);
  await device.close();
});
