import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { claimActivity, createActivity, readAgenda, requestOpened } from '@alcancia/contracts/family';
import { setChildPin } from '@alcancia/contracts/identity';
import { listNotifications, setQuietHours } from '@alcancia/contracts/notifications';
import { until, type Want } from '@alcancia/testing';

import { aDevice, screens, troublesOf } from './support/a-browser.js';
import { aChildPage, aFamily, type Family, mateo } from './support/a-family.js';
import { actingAs } from './support/acting.js';
import { followingOf } from './support/in-time.js';
import { layoutFaultsOf } from './support/layout.js';
import { topicsHeardBy } from './support/live-socket.js';
import { type Adult, followNewestMail, laura as lauraHerself, signIn, tellAboutOneself } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';
import { tapOnceStill } from './support/taps.js';

const carmen: Adult = {
  fullName: 'Carmen Ruiz',
  displayName: 'Carmen',
  email: 'carmen@example.com',
  password: 'alcancia-azul-9',
};

const system = productInBrowser();
let family: Family;
let laura: Page;
let phone: Page;
let tablet: Page;
let troubles: string[][];
let asCarmen: Want;
let onTablet: ReturnType<typeof followingOf>;
/** What the live sockets of a page say is stale, so far: the topics of each frame. */
let heard: { readonly laura: string[]; readonly carmen: string[]; readonly carmensHome: string[] };

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
  laura = family.page;
  const aPage = async () => (await aDevice(system.browser, system.origin, 'phone', { isStill: true })).newPage();
  [phone, tablet] = [await aPage(), await aPage()];
  troubles = [laura, phone, tablet].map(troublesOf);
  asCarmen = actingAs(tablet, system.origin);
  onTablet = followingOf(tablet);
  heard = { laura: topicsHeardBy(laura), carmen: topicsHeardBy(tablet), carmensHome: [] };
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
  await tablet.getByRole('button', { name: 'Aceptar', exact: true }).waitFor();
});

test('she accepts, and who invited sees her arrive without a reload, and is told', async () => {
  await press(tablet, 'Aceptar');
  await tablet.getByText('Invitación aceptada. ¡Bienvenido al equipo!').waitFor();
  await tablet.getByRole('heading', { name: mateo.name }).or(tablet.getByText(mateo.name)).first().waitFor();
  await laura.getByText('Aceptada', { exact: true }).waitFor();
  // In her quiet hours the bell alone tells.
  await laura.getByRole('button', { name: /^Notificaciones, / }).click();
  await laura.getByRole('dialog', { name: 'Notificaciones' }).getByText('Carmen aceptó tu invitación.').waitFor();
  expect(await isTheSamePage(laura)).toBe(true);
  expect(troubles.flat()).toEqual([]);
});

const approve = (page: Page) => page.getByRole('button', { name: 'Aprobar', exact: true });
/** Laura's act on the rights of somebody: when the server answered, in ms since 1970. */
async function answerToLaura(button: ReturnType<Page['locator']>): Promise<number> {
  const answer = laura.waitForResponse((said) => /\/guardians\/[\w-]+(\/end)?$/.test(said.url()));
  await button.click();
  const { startTime, responseStart } = (await answer).request().timing();
  return startTime + responseStart;
}

/** Mateo in his world on a device of his own, with three things more to do. */
async function mateoAtWork() {
  const { asLaura, childId } = family;
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: lauraHerself.password } });
  const add = async (title: string) => {
    const fields = { title, emoji: '🧹', category: 'hogar', points: 10, coinsCents: 200 } as const;
    return (await asLaura(createActivity, { ...fields, schedule: { mode: 'diaria' }, childIds: [childId] })).activityId;
  };
  const [table, plants, bed] = [
    await add('Poner la mesa'),
    await add('Regar las plantas'),
    await add('Tender la cama'),
  ];
  const page = await aChildPage(system.browser, system.origin, 'phone', mateo);
  const asMateo = actingAs(page, system.origin);
  await page.reload();
  await page.getByText('Poner la mesa').first().waitFor();
  const { today } = await asMateo(readAgenda, { childId });
  const claim = (activityId: string) => asMateo(claimActivity, { childId, activityId, dueOn: today });
  return { page, claimTable: () => claim(table), claimPlants: () => claim(plants), claimBed: () => claim(bed) };
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
  await onTablet.shows('main', 'Poner la mesa', child.claimTable);
  await tapOnceStill(approve(tablet).first());
  await child.page.getByText('¡Lista!').waitFor();
  expect(await isTheSamePage(tablet)).toBe(true);
});

test('her rights cut to looking while her page is open: the buttons go, and a tap that comes first is refused in words', async () => {
  await onTablet.shows('main', 'Regar las plantas', child.claimPlants);
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
  await onTablet.losesInTime('main button', 'Aprobar', () => answerToLaura(save));
  await tablet.getByText('Solo puedes ver.').first().waitFor();
  expect(await approve(tablet).count()).toBe(0);
  expect(await isTheSamePage(tablet)).toBe(true);

  const answer = deafTab.waitForResponse((said) => said.url().endsWith('/approve'));
  await tapOnceStill(approve(deafTab).first());
  expect((await answer).status()).toBe(403);
  await deafTab.getByText('No tienes permiso').waitFor();
  await deafTab.getByText('Solo puedes ver.').first().waitFor();
  expect(await approve(deafTab).count()).toBe(0);
});

/** A second page of hers, which shows her children. */
let home: Page;

test('her link ended: the child is gone from every screen of hers', async () => {
  home = await tablet.context().newPage();
  heard = { ...heard, carmensHome: topicsHeardBy(home) };
  await home.goto('/dashboard');
  await home.getByText(mateo.name).first().waitFor();
  await press(laura, 'Opciones de Carmen');
  await laura.getByRole('menuitem', { name: 'Quitar' }).click();
  const end = laura.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true });
  await onTablet.losesInTime('main', mateo.name, () => answerToLaura(end));
  await tablet.getByText('No hay nada por aprobar').first().waitFor();
  expect(await isTheSamePage(tablet)).toBe(true);
  for (const page of [tablet, home]) await page.getByText(mateo.name).first().waitFor({ state: 'detached' });
});

test('what the child does from then on reaches the socket of its owner and none of hers', async () => {
  const hers = [heard.carmen, heard.carmensHome];
  /** Something of her own, behind all that was said before: her sockets are open and hear it. */
  const hearsOfHerself = async (from: string) => {
    const before = hers.map(({ length }) => length);
    await asCarmen(setQuietHours, { isOn: true, from, until: '07:00' });
    const haveHeard = () => hers.every((topics, at) => topics.slice(before[at]).includes('preferences'));
    await until('both her pages hear of herself', haveHeard);
  };
  await hearsOfHerself('21:00');
  const before = [...hers, heard.laura].map(({ length }) => length);
  const since = () => [...hers, heard.laura].map((topics, at) => topics.slice(before[at]));
  await child.claimBed();
  const ofTheChild = requestOpened.signal?.topics.join(' ') ?? '';
  await until('the owner hears of the child', () => since()[2]?.includes(ofTheChild));
  await until('the owner is told of the child', () => since()[2]?.includes('notifications'));
  await hearsOfHerself('22:00');
  expect(since().map((topics) => topics.includes(ofTheChild))).toEqual([false, false, true]);
  const { notifications } = await asCarmen(listNotifications, {});
  expect(JSON.stringify(notifications)).not.toContain('Tender la cama');
});

test('the next request of hers does not know the child', async () => {
  await deafTab.goto(`/child/${family.childId}`);
  await deafTab.getByText('No encontramos a este niño').waitFor();
  await tablet.goto('/children');
  await tablet.getByRole('heading', { name: 'Mis Niños' }).waitFor();
  expect(await tablet.locator('body').innerText()).not.toContain(mateo.name);
  await laura.getByText('Laura quitó a Carmen').waitFor();
  expect(troubles.flat()).toEqual([]);
});
