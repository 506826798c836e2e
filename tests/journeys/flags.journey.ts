import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { listRewards } from '@alcancia/contracts/family';
import { setChildPin } from '@alcancia/contracts/identity';

import { aBrowser, aDevice, troublesOf } from './support/a-browser.js';
import { aChildPage, aFamily, type Family, mateo } from './support/a-family.js';
import { aProduct, type Product } from './support/a-product.js';
import { enterAsAdministrator } from './support/an-administrator.js';
import { violationsOf } from './support/axe.js';
import { followingOf } from './support/in-time.js';
import { enterOn, tabTo } from './support/keyboard.js';
import { laura as lauraHerself } from './support/people.js';

let product: Product;
let browser: Browser;
let administrator: Page;
let family: Family;
let laura: Page;
let tablet: Page;
let troubles: string[][];
beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  family = await aFamily(browser, product.origin);
  laura = family.page;
  const { childId, asLaura } = family;
  const proof = { password: lauraHerself.password };
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof });
  tablet = await aChildPage(browser, product.origin, 'phone', mateo);
  administrator = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  troubles = [laura, tablet, administrator].map(troublesOf);
  await enterAsAdministrator(administrator, product);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const paused = 'Esta sección está en pausa';
const theSwitch = () => administrator.getByRole('switch', { name: 'Sección de recompensas' });

/** Switches by keyboard; resolves with the moment of the server's answer, in ms since 1970. */
async function turn(label: 'Apagar' | 'Encender'): Promise<number> {
  await enterOn(administrator, theSwitch());
  const ok = administrator.getByRole('button', { name: label, exact: true });
  await ok.waitFor();
  const answered = administrator.waitForResponse((one) => one.url().endsWith('/flags/rewards_section_enabled'));
  await enterOn(administrator, ok);
  expect((await answered).status()).toBe(200);
  return Date.now();
}

test('the list of flags is without a fault, and says what each one hides', async () => {
  await administrator.goto('/admin/flags');
  await theSwitch().waitFor();
  expect(await administrator.getByRole('switch').count()).toBe(3);
  await tabTo(administrator, theSwitch());
  expect(await violationsOf(administrator)).toEqual([]);
});

test('a section that is switched off is gone from open pages within a second, and the server refuses it', async () => {
  await laura.goto('/rewards');
  await laura.getByText('Noche de película').first().waitFor();
  await tablet.goto(`/child-dashboard/${family.childId}/rewards`);
  await tablet.getByText('Noche de película').first().waitFor();
  await followingOf(laura).losesInTime('main', 'Noche de película', () => turn('Apagar'));
  await laura.getByText(paused).waitFor();
  await tablet.getByText(paused).waitFor();
  expect(await laura.getByRole('link', { name: /^Recompensas/ }).count()).toBe(0);
  expect(await violationsOf(laura)).toEqual([]);
  expect(await violationsOf(tablet)).toEqual([]);
  await expect(family.asLaura(listRewards, {})).rejects.toThrow('403 section_off');

  await tablet.getByRole('link', { name: 'Volver a mi mundo' }).click();
  await tablet.getByRole('link', { name: 'Metas', exact: true }).waitFor();
  expect(await tablet.getByRole('link', { name: 'Recompensas', exact: true }).count()).toBe(0);
});

test('on again, whoever stood there has everything back without a reload, and the audit log says who did it', async () => {
  await turn('Encender');
  await laura.getByText('Noche de película').first().waitFor();
  await tablet.getByRole('link', { name: 'Recompensas', exact: true }).waitFor();
  await administrator.goto('/admin/audit');
  await administrator.getByText('Encendida → Apagada').waitFor();
  const switchedOn = administrator.getByText('Apagada → Encendida');
  await switchedOn.waitFor();
  expect(await switchedOn.count()).toBe(1);
});

test('nothing failed unseen', () => {
  expect(troubles).toEqual([[], [], []]);
});
