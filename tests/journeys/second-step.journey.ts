import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { screens } from './support/a-browser.js';
import { type Family, aFamily } from './support/a-family.js';
import { violationsOf } from './support/axe.js';
import { enterOn, tabTo } from './support/keyboard.js';
import { laura } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
let family: Family;
beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A sensor in the device, on which a finger lies. */
async function aSensor(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is made with the keyboard alone, and asked for at sign-in', async () => {
  const { page } = family;
  await aSensor(page);
  await page.goto('/profile');
  await enterOn(page, button(page, /^Verificación en dos pasos/));
  await enterOn(page, button(page, 'Agregar llave de acceso'));
  await tabTo(page, page.getByLabel('Tu contraseña'));
  await page.keyboard.type(laura.password);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Nombre de la llave'));
  await page.keyboard.press('Enter');
  await dialog(page, 'Guarda estos códigos').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await enterOn(page, button(page, 'Ya los guardé'));
  await enterOn(page, button(page, /^Verificación en dos pasos/));
  await button(page, 'Quitar: Este dispositivo').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.setViewportSize(screens.desktop);
  await page.keyboard.press('Escape');
  await button(page, /^Menú de/).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.getByRole('heading', { name: 'Hola otra vez' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(laura.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(laura.password);
  await page.keyboard.press('Enter');
  await page.getByText('Un paso más').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Usar mi llave de acceso').click();
  await page.waitForURL('**/profile-selector');
});
