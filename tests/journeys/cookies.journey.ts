import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { aDevice } from './support/a-browser.js';
import { violationsOf } from './support/axe.js';
import { enterOn } from './support/keyboard.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
let page: Page;
beforeAll(async () => {
  const device = await aDevice(system.browser, system.origin, 'phone', { isStill: true, isAsked: true });
  page = await device.newPage();
}, 240_000);
afterAll(() => page?.context().close());

const question = () => page.getByRole('region', { name: 'Tú decides qué guardamos' });
const kept = () => page.evaluate(() => localStorage.getItem('alcancia.cookies'));

test('a visitor is asked on every page until the answer, which hides nothing for good', async () => {
  await page.goto('/auth?tab=signup');
  await question().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
  await page.getByText('Escribe', { exact: false }).first().waitFor();
  await page.goto('/');
  await question().waitFor();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  expect(await kept()).toBeNull();
});

test('the answer is given by keyboard, holds after a reload and is changed below the text on cookies', async () => {
  await enterOn(page, page.getByRole('button', { name: 'Elegir' }));
  expect(await violationsOf(page)).toEqual([]);
  await enterOn(page, page.getByRole('switch', { name: 'Medición' }));
  await enterOn(page, page.getByRole('button', { name: 'Guardar elección' }));
  await question().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: 'Cookies' }).click();
  await page.getByText(/^Elegiste el /).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const measurement = page.getByRole('switch', { name: 'Medición' });
  expect(await measurement.getAttribute('aria-checked')).toBe('true');
  await measurement.click();
  await page.getByRole('button', { name: 'Guardar elección' }).click();
  await page.getByText('Elección guardada').waitFor();
  expect(JSON.parse((await kept()) ?? '{}')).toMatchObject({ measurement: false, outreach: false });
});
