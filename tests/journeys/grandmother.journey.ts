import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { claimActivity, createActivity, readAgenda } from '@alcancia/contracts/family';
import { setChildPin } from '@alcancia/contracts/identity';

import { aDevice, screens, troublesOf } from './support/a-browser.js';
import { aChildPage, aFamily, type Family, mateo } from './support/a-family.js';
import { actingAs } from './support/acting.js';
import { layoutFaultsOf } from './support/layout.js';
import { noticeMs } from './support/notices.js';
import { type Adult, followNewestMail, laura as lauraHerself, signIn, tellAboutOneself } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';
import { tapOnceStill } from './support/taps.js';

const carmen: Adult = {
  fullName: 'Carmen Ruiz',
  displayName: 'Carmen',
  email: 'carmen@example.com',
  password: 'alcancia-azul-9',
};

/** What is aimed at, and what a busy machine may take, in ms. */
const [aimMs, slowestMs] = [1_000, 5_000];

const system = productInBrowser();
let family: Family;
let laura: Page;
let phone: Page;
let tablet: Page;
let troubles: string[][];

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
  laura = family.page;
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
  // In her quiet hours the bell alone tells.
  await laura.getByRole('button', { name: /^Notificaciones, / }).click();
  await laura.getByRole('dialog', { name: 'Notificaciones' }).getByText('Carmen aceptó tu invitación.').waitFor();
  expect(await isTheSamePage(laura)).toBe(true);
  expect(troubles.flat()).toEqual([]);
});

const approve = (page: Page) => page.getByRole('button', { name: 'Aprobar', exact: true });
const inQueue = (page: Page, title: string) => page.getByRole('main').getByText(title).first();
/** From the answer to the owner on; says how long it took, and only what nobody would wait for fails. */
async function isShownSoon(what: string, act: () => Promise<unknown>, shown: ReturnType<Page['locator']>) {
  const answered = laura.waitForResponse((answer) => /\/guardians\/[\w-]+(\/end)?$/.test(answer.url()));
  await act();
  const took = Math.round(await noticeMs(() => answered, shown));
  process.stdout.write(`${what}: ${took} ms (aim ${aimMs} ms)\n`);
  expect(took).toBeLessThan(slowestMs);
}

/** Mateo in his world on a device of his own, with two things more to do. */
async function mateoAtWork() {
  const { asLaura, childId } = family;
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: lauraHerself.password } });
  const add = async (title: string) => {
    const fields = { title, emoji: '🧹', category: 'hogar', points: 10, coinsCents: 200 } as const;
    return (await asLaura(createActivity, { ...fields, schedule: { mode: 'diaria' }, childIds: [childId] })).activityId;
  };
  const [table, plants] = [await add('Poner la mesa'), await add('Regar las plantas')];
  const page = await aChildPage(system.browser, system.origin, 'phone', mateo);
  const asMateo = actingAs(page, system.origin);
  await page.reload();
  await page.getByText('Poner la mesa').first().waitFor();
  const { today } = await asMateo(readAgenda, { childId });
  const claim = (activityId: string) => asMateo(claimActivity, { childId, activityId, dueOn: today });
  return { page, claimTable: () => claim(table), claimPlants: () => claim(plants) };
}
let child: Awaited<ReturnType<typeof mateoAtWork>>;
/** A second tab of hers that no live message reaches: it shows what was true when it was opened. */
let deafTab: Page;

test('her first approval: what he has done is before her without a reload, and paid at once', async () => {
  await tablet.setViewportSize(screens.phone);
  await tablet.goto('/approvals');
  await tablet.getByText('No hay nada por aprobar').waitFor();
  child = await mateoAtWork();
  await markPage(tablet);
  await child.claimTable();
  await inQueue(tablet, 'Poner la mesa').waitFor();
  await tapOnceStill(approve(tablet).first());
  await child.page.getByText('¡Lista!').waitFor();
  expect(await isTheSamePage(tablet)).toBe(true);
});

test('her rights cut to looking while her page is open: the buttons go, and a tap that comes first is refused in words', async () => {
  await child.claimPlants();
  await inQueue(tablet, 'Regar las plantas').waitFor();
  await approve(tablet).first().waitFor();
  deafTab = await tablet.context().newPage();
  await deafTab.routeWebSocket(/./, (socket) => void socket.close());
  await deafTab.goto('/approvals');
  await approve(deafTab).first().waitFor();

  await laura.goto(`/child/${family.childId}?tab=tutores`);
  await press(laura, 'Opciones de Carmen');
  await laura.getByRole('menuitem', { name: 'Cambiar permisos' }).click();
  const dialog = laura.getByRole('dialog', { name: 'Permisos de Carmen con Mateo' });
  await dialog.getByRole('group', { name: 'Aprobaciones' }).getByText('Solo ver', { exact: true }).click();
  const save = dialog.getByRole('button', { name: 'Guardar Cambios' });
  await isShownSoon('Rights cut', () => save.click(), tablet.getByText('Solo puedes ver.').first());
  expect(await approve(tablet).count()).toBe(0);
  expect(await isTheSamePage(tablet)).toBe(true);

  const answer = deafTab.waitForResponse((said) => said.url().endsWith('/approve'));
  await tapOnceStill(approve(deafTab).first());
  expect((await answer).status()).toBe(403);
  await deafTab.getByText('No tienes permiso').waitFor();
  await deafTab.getByText('Solo puedes ver.').first().waitFor();
  expect(await approve(deafTab).count()).toBe(0);
});

test('her link ended: the child is gone from every screen of hers, and the next request does not know him', async () => {
  const home = await tablet.context().newPage();
  await home.goto('/dashboard');
  await home.getByText(mateo.name).first().waitFor();
  await press(laura, 'Opciones de Carmen');
  await laura.getByRole('menuitem', { name: 'Quitar' }).click();
  const end = laura.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true });
  await isShownSoon('Link ended', () => end.click(), tablet.getByText('No hay nada por aprobar').first());
  expect(await isTheSamePage(tablet)).toBe(true);
  for (const page of [tablet, home]) await page.getByText(mateo.name).first().waitFor({ state: 'detached' });

  await deafTab.goto(`/child/${family.childId}`);
  await deafTab.getByText('No encontramos a este niño').waitFor();
  await tablet.goto('/children');
  await tablet.getByRole('heading', { name: 'Mis Niños' }).waitFor();
  expect(await tablet.locator('body').innerText()).not.toContain(mateo.name);
  await laura.getByText('Laura quitó a Carmen').waitFor();
  expect(troubles.flat()).toEqual([]);
});
