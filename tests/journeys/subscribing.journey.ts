import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { createChild } from '@alcancia/contracts/identity';

import { aFamily, type Family } from './support/a-family.js';
import { violationsOf } from './support/axe.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
let family: Family;
let leo: string;
beforeAll(async () => {
  family = await aFamily(system.browser, system.origin, 'phone');
}, 240_000);

const child = (displayName: string) =>
  ({ displayName, birthMonth: '2016-05', gender: 'boy', avatar: 'fox', palette: 'soft-blue' }) as const;

/** Side by side on a phone, a tablet and a desktop, and no list of features is higher than 500 px (spec 1 §2). */
async function inColumns(page: Page): Promise<Record<number, number>> {
  const columns: Record<number, number> = {};
  for (const width of [1280, 900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    columns[width] = tops.filter((top) => top === tops[0]).length;
    const features = await page.locator('.plan-features').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.max(...features)).toBeLessThanOrEqual(500);
  }
  return columns;
}

test('a family subscribes for a year through PayPal, adds a fourth child at once, and cancels', async () => {
  const { page, asLaura } = family;
  await asLaura(createChild, child('Sofía'));
  await asLaura(createChild, child('Nico'));
  await expect(asLaura(createChild, child('Leo'))).rejects.toThrow();

  await page.goto('/pricing');
  expect(await inColumns(page)).toEqual({ 390: 1, 900: 2, 1280: 3 });
  await page.getByRole('button', { name: /^Anual/ }).click();
  const card = page.getByRole('article', { name: 'Familia', exact: true });
  await card.getByRole('button', { name: 'Suscribirme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suscribirte al plan Familia' });
  await dialog.getByText('Gratis por 14 días').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  // Who thinks better of it is back where the plans are, and nothing has changed.
  await dialog.getByRole('button', { name: 'Ir a PayPal' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Volviste de PayPal sin aprobar el pago.', { exact: false }).waitFor();

  await page.getByRole('button', { name: /^Anual/ }).click();
  await card.getByRole('button', { name: 'Suscribirme' }).click();
  await dialog.getByRole('button', { name: 'Ir a PayPal' }).click();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.waitForURL('**/subscription/success**');
  await page.getByRole('heading', { name: '¡Ya está!' }).waitFor();
  await page.reload();
  await page.getByText('Tu plan Familia ya está activo.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  ({ childId: leo } = await asLaura(createChild, child('Leo')));

  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await page.getByRole('region', { name: 'Plan Familia' }).getByText('Prueba activa').waitFor();

  // A larger plan, approved at PayPal as the first one was.
  const plus = page.getByRole('article', { name: 'Familia Plus' });
  await plus.getByRole('button', { name: 'Cambiar a este plan' }).click();
  const change = page.getByRole('dialog', { name: 'Cambiar al plan Familia Plus' });
  await change.getByText('No se cobra nada').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await change.getByRole('button', { name: 'Ir a PayPal' }).click();
  await page.getByText('Desde el próximo pago').waitFor();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByText('¡Listo! Ahora pagas el plan Familia Plus.').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const own = page.getByRole('region', { name: 'Plan Familia Plus' });
  await own.getByRole('button', { name: 'Cancelar suscripción' }).click();
  const question = page.getByRole('dialog', { name: '¿Cancelar la suscripción?' });
  await question.getByText(/^Tu plan sigue hasta el/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await own.getByText('Cancelada', { exact: true }).waitFor();
  expect(await own.getByRole('button', { name: 'Cancelar suscripción' }).count()).toBe(0);
}, 240_000);

test('when what was free is over the fourth child is there to be read, and the next subscription is charged at once', async () => {
  const { page, asLaura } = family;
  await system.product.pass(15);
  await page.goto('/children');
  await page.getByText('Tu plan Gratis es para 3 niños. Fuera del plan: Leo.').waitFor();
  await page.goto(`/child/${leo}`);
  await page.getByText('Leo está fuera de tu plan: se ve todo', { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await expect(asLaura(createChild, child('Ana'))).rejects.toThrow();

  await page.goto('/pricing');
  await page.getByText('Los 14 días de prueba gratis son una vez por familia. Cancela cuando quieras.').waitFor();
  await page.getByRole('button', { name: /^Anual/ }).click();
  await page
    .getByRole('article', { name: 'Familia', exact: true })
    .getByRole('button', { name: 'Suscribirme' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Suscribirte al plan Familia' });
  await dialog.getByText(/, desde hoy y hasta que canceles[.]$/).waitFor();
  expect(await dialog.getByText('Gratis por 14 días').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Ir a PayPal' }).click();
  await page.getByText('912.00 MXN').waitFor();
  expect(await page.getByText(/Gratis/).count()).toBe(0);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('heading', { name: '¡Ya está!' }).waitFor();
  await page.goto('/children');
  await page.getByText('Leo').first().waitFor();
  expect(await page.getByText('Fuera del plan').count()).toBe(0);
}, 240_000);
