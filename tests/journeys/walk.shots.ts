import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';

import { aBrowser, aDevice } from './support/a-browser.js';
import { aProduct, type Product } from './support/a-product.js';
import { aFamilyMidDay } from './support/a-family-mid-day.js';
import { cut } from './support/answers.js';
import { addChild } from './support/family-work.js';
import { confirmAccount, laura, signIn, signUp, tellAboutOneself, typePin } from './support/people.js';
import { picture, sideBySide } from './support/pictures.js';
import { adultScreens, childScreens, type ScreenToSee, visitorScreens } from './support/screens.js';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  browser = await aBrowser();
});
afterAll(() => browser?.close());

const ready = (page: Page, whole: ScreenToSee[2]): Promise<void> =>
  page.getByText(whole).filter({ visible: true }).first().waitFor();

async function pictureOf(page: Page, [name, path, whole]: ScreenToSee): Promise<void> {
  await page.goto(path);
  await ready(page, whole);
  await picture(page, name);
}

/** Opens something over the page, takes its picture and reads the page again. */
async function pictureOpened(page: Page, name: string, path: string, opener: (page: Page) => Locator): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await opener(page).filter({ visible: true }).first().click();
  await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
  await picture(page, name, 'window');
}

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name });

/** A page whose parts never come, then one whose parts are refused. */
async function pictureWithoutAnswer(page: Page, name: string, path: string, address: string): Promise<void> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.route(address, () => resolve());
  await page.goto(path);
  await asked;
  await picture(page, `${name}-loading`, 'window');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await cut(page, address);
  await page.goto(path);
  await page.getByRole('button', { name: 'Reintentar' }).first().waitFor();
  await picture(page, `${name}-error`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** The dialogs of '¿Quién está aquí?', one behind the other: Mateo has a PIN, Sofía makes hers. */
async function pictureEntries(page: Page): Promise<void> {
  const press = (name: string | RegExp) => button(name)(page).last().click();
  const authorize = async (name: string) => {
    await page.goto('/profile-selector');
    await press(new RegExp(`^${name}`));
    await page.getByLabel('Contraseña', { exact: true }).fill(laura.password);
    await press('Autorizar');
    await ready(page, 'Dispositivo autorizado');
  };
  await authorize('Mateo');
  await picture(page, 'device-authorized', 'window');
  await press('Continuar');
  await ready(page, 'Escribe tu PIN');
  await picture(page, 'child-pin', 'window');
  await typePin(page, '0001');
  await ready(page, 'PIN incorrecto');
  await picture(page, 'child-pin-wrong', 'window');

  await authorize('Sofía');
  await press('Continuar');
  await ready(page, '¡Hola, Sofía!');
  await picture(page, 'wizard-welcome', 'window');
  await press('Empezar');
  await ready(page, 'Elige tu PIN');
  await picture(page, 'wizard-create', 'window');
  await page.reload();
  await page.getByRole('button', { name: /^Sofía/ }).click();
  await press('Empezar');
  await picture(page, 'wizard-proof', 'window');
}

test('the screens of a product on an empty disk', async () => {
  product = await aProduct();
  const page = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  for (const screen of visitorScreens) await pictureOf(page, screen);
  await page.goto('/auth?tab=signup');
  await button('Crear cuenta')(page).last().click();
  await picture(page, 'sign-up-refused');
  await signUp(page, laura);
  await picture(page, 'check-mail', 'window');
  await page.goto('/buzon');
  await picture(page, 'mailbox');
  await confirmAccount(page);
  await picture(page, 'confirmed');
  await signIn(page, { ...laura, password: 'no-es-la-clave' });
  await ready(page, 'Email o contraseña incorrectos');
  await picture(page, 'sign-in-refused');
  await signIn(page, laura);
  await page.waitForURL('**/onboarding');
  await ready(page, 'Cuéntanos de ti');
  await picture(page, 'onboarding');
  await tellAboutOneself(page, laura);
  await ready(page, 'Agregar Primer Niño');
  await picture(page, 'dashboard-empty');
  await pictureOf(page, ['children-empty', '/children', 'Aún no hay niños']);
  await pictureOf(page, ['approvals-empty', '/approvals', 'No hay nada por aprobar']);
  await pictureOf(page, ['selector-empty', '/profile-selector', 'No hay perfiles disponibles']);
  await pictureOf(page, ['devices-empty', '/settings?tab=devices', 'Todavía no hay dispositivos']);
  await addChild(page, 'Mateo');
  await picture(page, 'child-added');
  await pictureOf(page, ['goals-empty', '/goals', 'Aún no hay metas']);
  expect(page.url()).toContain('/goals');
  await product.stop();
}, 300_000);

test('the screens of a family in the middle of its day', async () => {
  product = await aProduct();
  const { page, childPage, childId } = await aFamilyMidDay(browser, product.origin, 'desktop');
  const world = `/child-dashboard/${childId}`;
  for (const screen of adultScreens(childId)) await pictureOf(page, screen);
  await pictureOpened(page, 'child-form', '/children', button('Agregar Niño'));
  await pictureOpened(page, 'activity-form', '/activities', button('Crear actividad'));
  await pictureOpened(page, 'goal-form', '/goals', button('Crear meta'));
  await pictureOpened(page, 'reward-form', '/rewards', button(/^Crear/));
  await pictureOpened(page, 'reject', '/approvals', button('Rechazar'));
  await pictureOpened(page, 'bell', '/dashboard', button(/^Notificaciones/));
  await pictureOpened(page, 'menu', '/dashboard', button(/^Menú de/));
  await pictureOpened(page, 'adult-password', '/profile-selector', button(/^Laura/));
  await pictureOpened(page, 'device', '/profile-selector', button(/^Mateo/));
  await pictureEntries(page);
  await pictureWithoutAnswer(page, 'dashboard', '/dashboard', '**/api/family/**');
  await pictureWithoutAnswer(page, 'approvals', '/approvals', '**/api/family/approvals*');
  await pictureWithoutAnswer(page, 'remote', '/goals', '**/remotes/family/mf-manifest.json');

  for (const screen of childScreens(childId)) await pictureOf(childPage, screen);
  await pictureOpened(childPage, 'surprise', world, button(/^Tienes/));
  await pictureOpened(childPage, 'redeem', `${world}/rewards`, button(/^Canjear/));
  await pictureWithoutAnswer(childPage, 'child-dashboard', world, '**/api/family/children/**');
  await page.goto(world);
  await ready(page, 'Viendo como Mateo');
  await picture(page, 'child-dashboard-watched');

  await sideBySide(page, 'dashboard-1280', 'child-dashboard-390');
  const taken = await readdir(fileURLToPath(new URL('../../shots', import.meta.url)));
  expect(taken.length).toBeGreaterThan(120);
  await product.stop();
}, 300_000);
