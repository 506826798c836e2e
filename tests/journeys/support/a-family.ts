import type { Browser, BrowserContext, Page } from 'playwright-core';

import { createActivity, createGoal, createReward } from '@alcancia/contracts/family';
import { createChild } from '@alcancia/contracts/identity';

import { aDevice, type Screen } from './a-browser.js';
import { type Acting, actingAs } from './acting.js';
import { arrive, laura } from './people.js';

/** Laura and Mateo, with something to do, something to reach and something to spend coins on. */
export interface Family {
  readonly context: BrowserContext;
  /** Laura's, on her dashboard. */
  readonly page: Page;
  readonly asLaura: Acting;
  readonly childId: string;
}

export const mateo = { name: 'Mateo', pin: '2580' } as const;

/** Laura comes by the screens, as everybody does; what she sets up comes straight from the server. */
export async function aFamily(browser: Browser, origin: string, screen: Screen = 'desktop'): Promise<Family> {
  const context = await aDevice(browser, origin, screen);
  const page = await context.newPage();
  const asLaura = actingAs(page, origin);
  await arrive(page, laura);

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
