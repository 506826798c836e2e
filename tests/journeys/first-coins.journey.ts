import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice, troublesOf } from './support/a-browser.js';
import { aHouse, type House } from './support/a-house.js';
import { addActivity, addChild, addGoal, addReward } from './support/family-work.js';
import { arrive, enterAsChildForTheFirstTime, laura, signIn } from './support/people.js';

let house: House;
let browser: Browser;
let adult: Page;
let child: Page;
let troubles: string[][];

beforeAll(async () => {
  house = await aHouse();
  browser = await aBrowser();
  adult = await (await aDevice(browser, house.origin, 'desktop')).newPage();
  child = await (await aDevice(browser, house.origin, 'phone')).newPage();
  troubles = [troublesOf(adult), troublesOf(child)];
});
afterAll(async () => {
  await browser.close();
  await house.stop();
});

test('a family arrives and prepares its first coins', async () => {
  await arrive(adult, laura);
  await addChild(adult, 'Mateo');
  await addGoal(adult, 'La bicicleta', 'La bicicleta azul');
  await addActivity(adult, 'Leer 20 minutos', 5);
  await addReward(adult, 'Noche de película', 5);
  await adult.goto('/dashboard');
  await adult.getByText('Mateo').first().waitFor();
});

test('the child enters a world of its own on another device', async () => {
  await signIn(child, laura);
  await enterAsChildForTheFirstTime(child, laura, { name: 'Mateo', pin: '2580' });
  await child.getByText('Leer 20 minutos').waitFor();
});

test('the adult sees the work and the child its coins, without a reload', async () => {
  await adult.goto('/approvals');
  await adult.getByText('No hay nada por aprobar').waitFor();
  await child.getByRole('button', { name: 'Hecho: Leer 20 minutos' }).click();
  await adult.getByText('Leer 20 minutos').first().waitFor();
  await adult.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await child.getByText('¡Lista!').first().waitFor();
});

test('nothing went wrong unseen', () => {
  expect(troubles).toEqual([[], []]);
});
