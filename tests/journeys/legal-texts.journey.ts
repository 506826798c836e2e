import { expect, test } from '@jest/globals';

import { aDevice, troublesOf } from './support/a-browser.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();

test('a legal text stays to be read, as the server dressed it, until its page is there', async () => {
  const context = await aDevice(system.browser, system.origin, 'phone', { isStill: true });
  const page = await context.newPage();
  const troubles = troublesOf(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/terms');
  const title = page.getByRole('heading', { level: 1, name: 'Términos de uso' });
  await page.locator('#root > .first-picture').waitFor({ state: 'detached' });
  expect(await title.isVisible()).toBe(true);
  const side = await page.locator('.first-text').evaluate((text) => getComputedStyle(text).paddingLeft);
  expect(side).toBe('20px');
  const print = page.getByRole('button', { name: 'Imprimir' });
  expect(await print.count()).toBe(0);
  letGo();
  await print.waitFor();
  expect(await title.count()).toBe(1);
  expect(troubles).toEqual([]);
  await context.close();
});

test('without script all four are whole, lead to each other, and are printed without what only a screen needs', async () => {
  const context = await system.browser.newContext({ baseURL: system.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/privacy');
  for (const [link, title] of [
    ['Términos', 'Términos de uso'],
    ['Cookies', 'Cookies'],
    ['Devoluciones', 'Pagos y devoluciones'],
    ['Privacidad', 'Aviso de privacidad'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect((await page.locator('.first-text').innerText()).length).toBeGreaterThan(500);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
});

test('with script only the text is printed', async () => {
  const context = await aDevice(system.browser, system.origin, 'phone', { isStill: true });
  const page = await context.newPage();
  await page.goto('/refund');
  const print = page.getByRole('button', { name: 'Imprimir' });
  await print.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Privacidad' }).count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await context.close();
});
