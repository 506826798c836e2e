import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { aDevice, troublesOf } from './support/a-browser.js';
import { aFamily, mateo } from './support/a-family.js';
import { layoutFaultsOf } from './support/layout.js';
import { type Adult, followNewestMail, signIn, tellAboutOneself } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

const carmen: Adult = {
  fullName: 'Carmen Ruiz',
  displayName: 'Carmen',
  email: 'carmen@example.com',
  password: 'alcancia-azul-9',
};

const system = productInBrowser();
let laura: Page;
let phone: Page;
let tablet: Page;
let troubles: string[][];

beforeAll(async () => {
  laura = (await aFamily(system.browser, system.origin)).page;
  const aPage = async () => (await aDevice(system.browser, system.origin, 'phone', { isStill: true })).newPage();
  [phone, tablet] = [await aPage(), await aPage()];
  troubles = [laura, phone, tablet].map(troublesOf);
}, 240_000);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A marker on the page that a reload would remove. */
const markPage = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isTheSamePage: true }));
const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in globalThis);

test('who invites reads that the e-mail left, without a reload', async () => {
  await laura.goto('/invite-guardian');
  await field(laura, 'Email').fill(carmen.email);
  await field(laura, 'Tipo de relación').selectOption({ label: 'Abuela' });
  await markPage(laura);
  await press(laura, 'Enviar invitación');
  await laura.getByText(carmen.email).waitFor();
  await laura.getByText('Pendiente', { exact: true }).waitFor();
  await laura.getByText('Enviando el email…').waitFor({ state: 'detached' });
  expect(await isTheSamePage(laura)).toBe(true);
});

test('the e-mail leads a grandmother on her phone to an account for its address and no other', async () => {
  await followNewestMail(phone, 'Ver la invitación');
  await phone.getByRole('heading', { name: 'Laura te invita a acompañar a 1 niño' }).waitFor();
  expect(await phone.locator('body').innerText()).not.toMatch(/carmen|Mateo/i);
  expect(await layoutFaultsOf(phone)).toEqual([]);
  await phone.getByRole('link', { name: 'Crear Cuenta y Aceptar' }).click();
  await phone.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor();
  expect(await field(phone, 'Email').inputValue()).toBe(carmen.email);
  expect(await field(phone, 'Email').isEditable()).toBe(false);
  await field(phone, 'Nombre completo').fill(carmen.fullName);
  await field(phone, 'Contraseña').fill(carmen.password);
  await field(phone, 'Confirmar contraseña').fill(carmen.password);
  await phone.getByRole('checkbox').check({ force: true });
  expect(await layoutFaultsOf(phone)).toEqual([]);
  await press(phone, 'Crear cuenta');
  await phone.getByRole('dialog', { name: 'Revisa tu correo' }).waitFor();
});

test('confirmed on another device, which knows nothing of it, her account leads back to the invitation', async () => {
  await followNewestMail(tablet, 'Confirmar mi cuenta');
  await tablet.getByText('¡Cuenta confirmada!').waitFor();
  await signIn(tablet, carmen);
  await tellAboutOneself(tablet, carmen, '**/accept-invite/*');
  await tablet.getByRole('heading', { name: 'Laura te invita como Tutor' }).waitFor();
  await tablet.getByText(`Enviada a ${carmen.email}`).waitFor();
  expect(await layoutFaultsOf(tablet)).toEqual([]);

  await tablet.getByRole('link', { name: 'Volver al inicio' }).click();
  await tablet.getByRole('heading', { name: 'Laura te invita a acompañar a 1 niño' }).waitFor();
  await tablet.getByRole('link', { name: 'Ver invitación' }).click();
  await press(tablet, 'Aceptar');
  await tablet.getByText('Invitación aceptada. ¡Bienvenido al equipo!').waitFor();
  await tablet.getByRole('heading', { name: mateo.name }).or(tablet.getByText(mateo.name)).first().waitFor();
});

test('who invited sees her arrive without a reload, and is told', async () => {
  await laura.getByText('Aceptada', { exact: true }).waitFor();
  await laura.getByText('Carmen aceptó tu invitación.').first().waitFor();
  expect(await isTheSamePage(laura)).toBe(true);
  expect(troubles.flat()).toEqual([]);
});
