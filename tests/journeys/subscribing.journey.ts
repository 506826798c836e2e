import { beforeAll, expect, test } from '@jest/globals';

import { createChild } from '@alcancia/contracts/identity';

import { aFamily, type Family } from './support/a-family.js';
import { violationsOf } from './support/axe.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
let family: Family;
beforeAll(async () => {
  family = await aFamily(system.browser, system.origin, 'phone');
}, 240_000);

const child = (displayName: string) =>
  ({ displayName, birthMonth: '2016-05', gender: 'boy', avatar: 'fox', palette: 'soft-blue' }) as const;

test('a family subscribes for a year through PayPal, adds a fourth child at once, and cancels', async () => {
  const { page, asLaura } = family;
  await asLaura(createChild, child('Sofía'));
  await asLaura(createChild, child('Nico'));
  await expect(asLaura(createChild, child('Leo'))).rejects.toThrow();

  await page.goto('/pricing');
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
  await asLaura(createChild, child('Leo'));

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
