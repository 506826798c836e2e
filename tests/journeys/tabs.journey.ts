import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { endSession, listSessions } from '@alcancia/contracts/identity';

import { aDevice } from './support/a-browser.js';
import { type Family, aFamily, mateo } from './support/a-family.js';
import { changeProfile, enterAsChildForTheFirstTime, laura, signIn } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

// A refresh token used again after 60 s needs a shifted clock: deploy/embedded/src/browser-tabs.int.spec.ts.

/** Without the live socket it would be asked for after a minute. */
const toldWithinMs = 15_000;
const renewals = '**/protocol/openid-connect/token';

const system = productInBrowser();
let family: Family;
let tabs: Page[];
/** What the family's browser, and a visitor's, have asked the server for. */
const asked: string[] = [];

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
  family.context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  tabs = [family.page, await family.context.newPage(), await family.context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  await allAreIn();
});

const isIn = async (tab: Page): Promise<boolean> => {
  await tab.getByRole('heading', { name: mateo.name }).or(tab.getByText(mateo.name)).first().waitFor();
  return new URL(tab.url()).pathname === '/dashboard';
};
const allAreIn = () => Promise.all(tabs.map(isIn));

/** Everything that a page could read back of what this browser keeps. */
const keptIn = (tab: Page): Promise<string> =>
  tab.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));

test('three tabs that reload at once all stay signed in', async () => {
  await Promise.all(tabs.map((tab) => tab.reload()));
  expect(await allAreIn()).toEqual([true, true, true]);
});

test('a tab that reloads in the middle of a refresh stays signed in, and so do the others', async () => {
  const [first] = tabs as [Page];
  const { promise: renewed, resolve } = Promise.withResolvers<number>();
  await first.route(
    renewals,
    async (route) => {
      const answer = await route.fetch();
      resolve(answer.status()); // the server has renewed, and the tab never hears of it
    },
    { times: 1 },
  );
  void first.reload().catch(() => undefined);
  expect(await renewed).toBe(200);

  await Promise.all(tabs.map((tab) => tab.reload()));
  expect(await allAreIn()).toEqual([true, true, true]);
});

test("a phone that waits at '¿Quién está aquí?' hears at once that its session was closed elsewhere", async () => {
  const { asLaura } = family;
  const context = await aDevice(system.browser, system.origin, 'phone', { isStill: true });
  const phone = await context.newPage();
  const listens = phone.waitForEvent('websocket');
  await signIn(phone, laura);
  await phone.waitForURL('**/profile-selector');
  await (await listens).waitForEvent('framereceived');
  const { sessions } = await asLaura(listSessions, {});
  const other = sessions.find(({ isThis }) => !isThis);
  await asLaura(endSession, { sessionId: other?.sessionId ?? '' });
  await phone.waitForURL('**/auth**', { timeout: toldWithinMs });
  expect(await keptIn(phone)).not.toMatch(/eyJ|refreshToken/);
  await context.close();
});

test('an adult finds no page of those who run the product', async () => {
  const [first] = tabs as [Page];
  await first.goto('/super-admin-dashboard');
  await first.getByText('Oops! Page not found').waitFor();
  await first.goto('/dashboard');
  expect(await isIn(first)).toBe(true);
});

test('entering a child in one tab leaves no token of the adult in any', async () => {
  const [first, ...others] = tabs as [Page, ...Page[]];
  const before = await keptIn(first);
  expect(before).toMatch(/eyJ/);

  await first.bringToFront(); // a tab behind others is drawn once a second
  await changeProfile(first);
  await enterAsChildForTheFirstTime(first, laura, mateo);
  await Promise.all(others.map((tab) => tab.waitForURL('**/child-dashboard/**')));
  for (const tab of tabs) expect(await keptIn(tab)).not.toMatch(/eyJ|refreshToken/);

  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) {
    await tab.getByRole('heading', { name: `¡Hola, ${mateo.name}!` }).waitFor();
    expect(await keptIn(tab)).not.toMatch(/eyJ|refreshToken/);
  }
});

test('neither an adult, nor a child, nor a visitor has loaded anything of the screens of those who run the product', async () => {
  const [first] = tabs as [Page];
  await first.goto('/super-admin-dashboard');
  await first.getByText('Oops! Page not found').waitFor();
  const context = await aDevice(system.browser, system.origin, 'phone', { isStill: true });
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const visitor = await context.newPage();
  await visitor.goto('/admin');
  await visitor.waitForURL('**/auth**');
  await context.close();
  expect(asked).toContain('/remotes/family/mf-manifest.json');
  expect(asked.filter((path) => path.startsWith('/remotes/admin/'))).toEqual([]);
});
