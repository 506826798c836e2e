import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { cardDesigns } from '@alcancia/contracts/looks';
import { createChild, setChildPin } from '@alcancia/contracts/identity';
import { palettes } from '@alcancia/contracts/values';

import { type Screen, screens } from './support/a-browser.js';
import { aChildPage, type Family, aFamily, mateo } from './support/a-family.js';
import { violationsOf } from './support/axe.js';
import { enterAsKnownChild, laura, typePin } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
const sofia = { name: 'Sofía', pin: '1609' } as const;
let family: Family;
let sofiaId: string;
/** The family's tablet, on which Mateo is. */
let tablet: Page;

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
  const { asLaura, childId } = family;
  const proof = { password: laura.password };
  const look = { gender: 'girl', avatar: 'axolotl', palette: 'gentle-pink' } as const;
  ({ childId: sofiaId } = await asLaura(createChild, { displayName: sofia.name, birthMonth: '2013-02', ...look }));
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof });
  await asLaura(setChildPin, { childId: sofiaId, pin: sofia.pin, proof });
  tablet = await aChildPage(system.browser, system.origin, 'phone', mateo);
}, 240_000);

const world = (page: Page, palette: string, card: string) =>
  page.locator(`.world-page[data-palette='${palette}'][data-card='${card}']`);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '¡Personaliza tu Mundo!' });
const tabOf = (page: Page, name: string) => dialogOf(page).getByRole('tab', { name });
const choose = async (page: Page, tab: string, name: string | RegExp): Promise<void> => {
  await tabOf(page, tab).click();
  await dialogOf(page).getByRole('button', { name }).click();
};
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Guardar Cambios' }).click();

test('what a child makes of its world is on its other screen and its family’s at once, and stays', async () => {
  const { page } = family;
  const other = await tablet.context().newPage();
  await Promise.all([other.goto(`/child-dashboard/${family.childId}`), page.goto('/children')]);
  await Promise.all([world(other, 'soft-blue', 'cosmic').waitFor(), page.locator('.kc').first().waitFor()]);

  await tablet.getByRole('link', { name: 'Personalizar' }).click();
  await choose(tablet, 'Colores', 'Colores Púrpura real');
  await choose(tablet, 'Tarjeta', 'Tarjeta Océano');
  await choose(tablet, 'Mascota', /^Mascota Búho/);
  await world(tablet, 'royal-purple', 'ocean').waitFor();
  await save(tablet);
  await tablet.getByText('¡Tu mundo está listo!').waitFor();
  await Promise.all([
    world(other, 'royal-purple', 'ocean').waitFor(),
    page.locator(`.kc[data-palette='royal-purple'][data-card='ocean']`).waitFor(),
  ]);
  await other.close();

  await tablet.reload({ waitUntil: 'commit' });
  await tablet.locator(`html[data-palette='royal-purple']`).waitFor({ state: 'attached' });
  await world(tablet, 'royal-purple', 'ocean').waitFor();
  const companion = tablet.locator('.k-who .avatar, .petbox').first();
  await companion.waitFor();
  expect(await companion.isVisible()).toBe(true);
});

test('an adult opens it from the child’s page, and the child sees what was saved', async () => {
  const { page, childId } = family;
  await page.goto(`/child/${childId}`);
  await page.getByRole('link', { name: 'Personalizar' }).click();
  await choose(page, 'Tarjeta', 'Tarjeta Volcán');
  await save(page);
  await Promise.all([
    page.getByText('El mundo de Mateo está listo').waitFor(),
    world(tablet, 'royal-purple', 'volcano').waitFor(),
  ]);
  expect(new URL(page.url()).search).toBe('');
});

test('every tab of the dialog is without a fault on a phone and on a desktop', async () => {
  await tablet.goto(`/child-dashboard/${family.childId}?personalize=1`);
  for (const tab of ['Temas', 'Tarjeta', 'Colores', 'Mascota']) {
    await tabOf(tablet, tab).click();
    await dialogOf(tablet).locator('.pz-opt').first().waitFor();
    expect(await violationsOf(tablet)).toEqual([]);
  }
  await tablet.setViewportSize(screens.phone);
  await tablet.keyboard.press('Escape');
  await dialogOf(tablet).waitFor({ state: 'detached' });
});

/** What was worn at every frame and every change of the page: where, by the page itself, and by the world on it. */
type Frame = readonly [path: string, page: string | undefined, ...worlds: (string | undefined)[]];
interface Watched {
  frames: Frame[];
}

const watch = (page: Page) =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    watched.frames = [];
    const look = () => {
      const worlds = [...document.querySelectorAll<HTMLElement>('.world-page')].map(
        ({ dataset }) => dataset['palette'],
      );
      watched.frames.push([location.pathname, document.documentElement.dataset['palette'], ...worlds]);
    };
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  });
const watchedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).frames);

describe('a switch between brother and sister', () => {
  const leave = () => tablet.getByRole('button', { name: 'Cambiar Perfil' }).click();
  const wornIn = async (childId: string) => {
    const frames = (await watchedOn(tablet)).filter(([path]) => path === `/child-dashboard/${childId}`);
    return new Set(frames.flatMap(([, page, ...worlds]) => [page, ...worlds]));
  };

  test('never shows a frame of the other’s colours, also the first time on a device', async () => {
    await leave();
    await watch(tablet);
    await enterAsKnownChild(tablet, laura, sofia);
    await tablet.getByText(`¡Hola, ${sofia.name}!`).waitFor();
    expect(await wornIn(sofiaId)).toEqual(new Set(['gentle-pink']));

    await leave();
    await tablet.getByRole('button', { name: new RegExp(`^${mateo.name}`) }).click();
    await typePin(tablet, mateo.pin);
    await tablet.getByText(`¡Hola, ${mateo.name}!`).waitFor();
    expect(await wornIn(family.childId)).toEqual(new Set(['royal-purple']));
  });
});

test.each(Object.keys(screens) as Screen[])(
  'the texts of all 144 worlds can be read on a %s',
  async (screen) => {
    await tablet.setViewportSize(screens[screen]);
    await tablet.getByText('Leer 20 minutos').first().waitFor();
    await tablet.evaluate(axe.source);
    const found = await tablet.evaluate(
      async ({ cards, colours }) => {
        const { axe: checker } = globalThis as unknown as {
          axe: { run(of: string, how: RunOptions): Promise<AxeResults> };
        };
        const faults: string[] = [];
        let worlds = 0;
        for (const palette of colours)
          for (const card of cards) {
            for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-palette]'))
              dataset['palette'] = palette;
            for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-card]')) dataset['card'] = card;
            const { violations } = await checker.run('.world-page', {
              runOnly: ['color-contrast'],
              resultTypes: ['violations'],
            });
            worlds += 1;
            faults.push(
              ...violations.flatMap(({ nodes }) =>
                nodes.map(({ html }) => `${palette} ${card}: ${html.slice(0, 120)}`),
              ),
            );
          }
        return { faults, worlds };
      },
      { cards: cardDesigns, colours: palettes },
    );
    expect(found).toEqual({ faults: [], worlds: 144 });
  },
  240_000,
);
