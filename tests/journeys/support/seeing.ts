import type { Locator, Page } from 'playwright-core';

import { answerWith } from './answers.js';
import { picture } from './pictures.js';
import type { ScreenToSee } from './screens.js';
import { tapOnceStill } from './taps.js';

export const ready = (page: Page, whole: ScreenToSee[2]): Promise<void> =>
  page.getByText(whole).filter({ visible: true }).first().waitFor();

/** No part and no field is still on its way. */
const complete = (page: Page): Promise<void> =>
  page.locator('.bone, .input[aria-busy]').first().waitFor({ state: 'detached' });

export async function pictureOf(page: Page, [name, path, whole]: ScreenToSee): Promise<void> {
  await page.goto(path);
  await ready(page, whole);
  await complete(page);
  await picture(page, name);
}

type Found = (page: Page) => Locator;

/** By its whole name: 'Aprobar' is not 'Aprobar todas'. */
export const button =
  (name: string | RegExp): Found =>
  (page) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });

export const link =
  (name: string): Found =>
  (page) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true });

export const press = (page: Page, name: string | RegExp): Promise<void> => tapOnceStill(button(name)(page).first());

/** Opens a page afresh and presses one thing after the other on it. */
export async function pressed(page: Page, path: string, ...openers: Found[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  for (const opener of openers) await tapOnceStill(opener(page).first());
}

/** A picture of what opens over a page. */
export async function pictureOpened(page: Page, name: string, path: string, ...openers: Found[]): Promise<void> {
  await pressed(page, path, ...openers);
  await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
  await complete(page);
  await picture(page, name, 'window');
}

/** A page under one of its filters or tabs, once what stands there has come. */
export async function pictureUnder(page: Page, name: string, path: string, opener: Found): Promise<void> {
  await pressed(page, path, opener);
  await opener(page).and(page.locator('[aria-pressed=true], [aria-selected=true]')).waitFor();
  await complete(page);
  await picture(page, name);
}

/** A page whose parts never come, then one whose server fails. */
export async function pictureWithoutAnswer(page: Page, name: string, path: string, address: string): Promise<void> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.route(address, () => resolve());
  await page.goto(path);
  await asked;
  await picture(page, `${name}-loading`, 'window');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answerWith(page, address, 'internal');
  await page.goto(path);
  await page.getByRole('button', { name: 'Reintentar' }).first().waitFor();
  await picture(page, `${name}-error`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
