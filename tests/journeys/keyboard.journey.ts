import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { setChildPin } from '@alcancia/contracts/identity';

import { aDevice, screens } from './support/a-browser.js';
import { type Family, aFamily, mateo } from './support/a-family.js';
import { violationsOf } from './support/axe.js';
import { enterOn, tabTo } from './support/keyboard.js';
import { laura } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
let family: Family;
let child: Page;

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
  const { childId, asLaura } = family;
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: laura.password } });
  child = await (await aDevice(system.browser, system.origin, 'desktop', { isStill: true })).newPage();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Counts how often a page asks for something from now on. */
function asksFor(page: Page, address: RegExp): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && address.test(request.url())) asked += 1;
  });
  return () => asked;
}

test('the keyboard alone signs in, lets a device in, types a PIN and opens the world', async () => {
  await child.goto('/auth?tab=signin');
  await tabTo(child, child.getByLabel('Email', { exact: true }));
  await child.keyboard.type(laura.email);
  await tabTo(child, child.getByLabel('Contraseña', { exact: true }));
  await child.keyboard.type(laura.password);
  await child.keyboard.press('Enter');

  await child.waitForURL('**/profile-selector');
  await enterOn(child, button(child, /^Mateo/));
  await child.getByRole('dialog', { name: 'Autorizar este dispositivo' }).waitFor();
  await tabTo(child, child.getByLabel('Contraseña', { exact: true }));
  await child.keyboard.type(laura.password);
  await child.keyboard.press('Enter');
  await enterOn(child, button(child, 'Continuar'));

  await child.getByRole('group', { name: 'PIN de Mateo' }).waitFor();
  await child.keyboard.type('12');
  await child.keyboard.press('Backspace');
  await child.keyboard.press('Backspace');
  await child.keyboard.type(mateo.pin);
  await child.waitForURL('**/child-dashboard/*');
  await child.getByRole('heading', { name: '¡Hola, Mateo!' }).waitFor();
  expect(await child.getByRole('dialog').count()).toBe(0);
});

test('the keyboard alone makes a world one’s own, and comes back to where it was', async () => {
  const opener = child.getByRole('link', { name: 'Personalizar' });
  const dialog = child.getByRole('dialog', { name: '¡Personaliza tu Mundo!' });
  const isWorn = (palette: string) => child.locator(`.world-page[data-palette='${palette}']`).waitFor();
  await enterOn(child, opener);
  await tabTo(child, dialog.getByRole('tab', { selected: true }));
  for (const tab of ['Tarjeta', 'Colores']) {
    await child.keyboard.press('ArrowRight');
    await dialog.getByRole('tab', { name: tab, selected: true }).waitFor();
  }
  await enterOn(child, dialog.getByRole('button', { name: 'Colores Rosa gentil' }));
  await isWorn('gentle-pink');
  await child.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await isWorn('soft-blue');
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await child.keyboard.press('Enter');
  await tabTo(child, dialog.getByRole('tab', { selected: true }));
  await child.keyboard.press('End');
  await enterOn(child, dialog.getByRole('button', { name: /^Mascota Búho/ }));
  await enterOn(child, dialog.getByRole('button', { name: 'Guardar Cambios' }));
  await child.getByText('¡Tu mundo está listo!').waitFor();
  await dialog.waitFor({ state: 'detached' });
});

test('Escape closes a dialog and gives the focus back to what opened it', async () => {
  const { page } = family;
  await page.goto('/profile-selector');
  const opener = button(page, /^Laura/);
  await enterOn(page, opener);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the keyboard alone has the account deleted, and keeps it', async () => {
  const { page } = family;
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  await page.goto('/profile');
  await enterOn(page, button(page, 'Eliminar mi cuenta'));
  await dialog.getByText('¿Qué pasa con Mateo?').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('radio', { name: 'Se borra conmigo' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Tu contraseña', { exact: true }));
  await page.keyboard.type(laura.password);
  await page.keyboard.press('Enter');
  const keep = button(page, 'Conservar mi cuenta');
  await keep.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await enterOn(page, keep);
  await page.getByText('Tu cuenta se queda').waitFor();
  await button(page, 'Eliminar mi cuenta').waitFor();
  await page.setViewportSize(screens.desktop);
});

test("two quick taps on 'Hecho' and on 'Aprobar' act once", async () => {
  const claims = asksFor(child, /\/claim$/);
  const approvals = asksFor(family.page, /\/approve$/);
  await button(child, 'Hecho: Leer 20 minutos').dblclick();
  await child.getByText('En revisión').first().waitFor();

  await family.page.goto('/approvals');
  await button(family.page, /^Aprobar$/).dblclick();
  await family.page.getByText('Aprobada por Laura').first().waitFor();
  await child.getByText('¡Lista!').waitFor();
  expect([claims(), approvals()]).toEqual([1, 1]);
  await child.reload();
  await child.getByText('¡Lista!').waitFor();
  expect(await child.getByLabel('Tu saldo').textContent()).toBe('5Monedas');
});

test('back and reload keep everybody where they are', async () => {
  const home = child.url();
  await child.getByRole('link', { name: 'Agenda' }).first().click();
  await child.waitForURL('**/agenda');
  await child.reload();
  await child.getByRole('heading', { name: 'Agenda' }).waitFor();
  await child.goBack();
  await child.getByRole('heading', { name: '¡Hola, Mateo!' }).waitFor();
  expect(child.url()).toBe(home);

  const { page } = family;
  await page.goto('/activities');
  await page.getByText('Leer 20 minutos').first().waitFor();
  await page.getByRole('link', { name: 'Metas' }).first().click();
  await page.getByText('La bicicleta').first().waitFor();
  await page.goBack();
  await page.getByText('Leer 20 minutos').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/activities');
});

test('after signing out, back does not bring anything back', async () => {
  const { page } = family;
  await button(page, /^Menú de/).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.getByRole('heading', { name: 'Hola otra vez' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /^(Hola otra vez|La alcancía que enseña a ahorrar)$/ }).waitFor();
  expect(await page.getByText('Leer 20 minutos').count()).toBe(0);
});
