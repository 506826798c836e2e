import type { Browser, BrowserContext, Page } from 'playwright-core';

import { createActivity, createChallenge, createGoal, createReward } from '@alcancia/contracts/family';
import { createChild, saveOwnProfile, whoAmI } from '@alcancia/contracts/identity';
import { anAccount as anAccountOver, linkTokenAmong, until, type Want } from '@alcancia/testing';

import { aDevice, type Screen } from './a-browser.js';
import { actingAs, asVisitor } from './acting.js';
import { type Adult, enterAsKnownChild, laura, signIn } from './people.js';

/** Laura and Mateo, with something to do, something to reach and something to spend coins on. */
export interface Family {
  readonly context: BrowserContext;
  /** Laura's, on her dashboard. */
  readonly page: Page;
  readonly asLaura: Want;
  readonly childId: string;
}

export const mateo = { name: 'Mateo', pin: '2580' } as const;

/** Opens an account and follows the link of its e-mail, over HTTP: first-coins.journey.ts goes through them. */
export async function anAccount(origin: string, adult: Adult): Promise<void> {
  const readAt = async (path: string) => (await fetch(origin + path)).text();
  const newestLink = async (email: string) => {
    const paths = [...(await readAt('/buzon')).matchAll(/href="(\/buzon\/[\w-]+)"/g)].map(([, path = '']) => path);
    const mails = await Promise.all(paths.slice(0, 5).map(readAt));
    return linkTokenAmong(mails.filter((mail) => mail.includes(email)));
  };
  const linkToken = (email: string) => until(`a mail to ${email}`, () => newestLink(email));
  await anAccountOver({ eventually: asVisitor(origin), linkToken }, adult);
}

/** Laura, or another adult, signs in on the screen; what she sets up goes straight to the server. */
export async function aFamily(
  browser: Browser,
  origin: string,
  screen: Screen = 'desktop',
  adult: Adult = laura,
): Promise<Family> {
  const context = await aDevice(browser, origin, screen, { isStill: true });
  const page = await context.newPage();
  const asLaura = actingAs(page, origin);
  await anAccount(origin, adult);
  await signIn(page, adult);
  await page.waitForURL('**/onboarding');
  const { version } = (await asLaura(whoAmI, {})).adult!;
  const { fullName, displayName } = adult;
  const self = { age: 38, gender: 'female', country: 'MX', relationshipType: 'mother' } as const;
  await asLaura(saveOwnProfile, { fullName, displayName, ...self, version, timeZone: 'America/Mexico_City' });

  const look = { gender: 'boy', avatar: 'fox', palette: 'soft-blue' } as const;
  const { childId } = await asLaura(createChild, { displayName: mateo.name, birthMonth: '2016-05', ...look });
  const childIds = [childId];
  await asLaura(createGoal, {
    title: 'La bicicleta',
    emoji: '🚲',
    targetPoints: 200,
    prize: { kind: 'texto', text: 'La bicicleta azul' },
    childIds,
  });
  await asLaura(createActivity, {
    title: 'Leer 20 minutos',
    emoji: '📚',
    category: 'escuela',
    points: 20,
    coinsCents: 500,
    schedule: { mode: 'diaria' },
    childIds,
  });
  const startsAt = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Mexico_City' });
  await asLaura(createChallenge, {
    title: 'Cinco noches de lectura',
    emoji: '📖',
    metric: 'actividades',
    target: 5,
    mode: 'individual',
    startsAt,
    endsAt: startsAt,
    steps: ['La primera', 'La última'],
    prize: { points: 50, coinsCents: 1500, badge: 'Lector' },
    isDraft: false,
    childIds,
  });
  await asLaura(createReward, {
    title: 'Noche de película',
    emoji: '🍿',
    category: 'salida',
    costCents: 3000,
    childIds,
  });
  await page.goto('/dashboard');
  await page.getByText(mateo.name).first().waitFor();
  return { context, page, asLaura, childId };
}

/** A device of a child's own, in its world. */
export async function aChildPage(
  browser: Browser,
  origin: string,
  screen: Screen,
  child: { readonly name: string; readonly pin: string },
): Promise<Page> {
  const page = await (await aDevice(browser, origin, screen, { isStill: true })).newPage();
  await signIn(page, laura);
  await enterAsKnownChild(page, laura, child);
  return page;
}
