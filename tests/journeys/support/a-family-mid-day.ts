import type { Browser, BrowserContext, Page } from 'playwright-core';

import {
  approveRequest,
  claimActivity,
  createActivity,
  createGoal,
  createReward,
  listApprovals,
  readAgenda,
  rejectRequest,
} from '@alcancia/contracts/family';
import { createChild, setChildPin } from '@alcancia/contracts/identity';

import type { Screen } from './a-browser.js';
import { aChildPage, type Family, aFamily, mateo } from './a-family.js';
import { actingAs } from './acting.js';
import { laura } from './people.js';

/** A family in the middle of its day: something waits, something was paid, something was asked for again. */
export interface FamilyMidDay extends Family {
  readonly childContext: BrowserContext;
  /** Mateo's, in his world. */
  readonly childPage: Page;
}

const work = [
  { title: 'Tender la cama', emoji: '🛏️', category: 'hogar', points: 10, coins: 2, timeOfDay: 'manana' },
  { title: 'Poner la mesa', emoji: '🍽️', category: 'hogar', points: 10, coins: 3, timeOfDay: 'noche' },
  { title: 'Pasear al perro', emoji: '🐕', category: 'mascotas', points: 15, coins: 40, timeOfDay: 'tarde' },
  { title: 'Regar las plantas', emoji: '🪴', category: 'hogar', points: 10, coins: 5, timeOfDay: 'cualquiera' },
] as const;

async function setUp({ asLaura, childId }: Family): Promise<void> {
  const look = { gender: 'girl', avatar: 'axolotl', palette: 'gentle-pink' } as const;
  const { childId: sofia } = await asLaura(createChild, { displayName: 'Sofía', birthMonth: '2013-02', ...look });
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: laura.password } });
  for (const { coins, ...fields } of work)
    await asLaura(createActivity, {
      ...fields,
      coinsCents: coins * 100,
      schedule: { mode: 'diaria' },
      childIds: [childId, sofia],
    });
  await asLaura(createReward, {
    title: 'Una hora de videojuegos',
    emoji: '🎮',
    category: 'pantalla',
    costCents: 2000,
    childIds: [childId],
  });
  await asLaura(createGoal, {
    title: 'Patines nuevos',
    emoji: '🛼',
    targetPoints: 300,
    prize: { kind: 'monedas', coinsCents: 5000 },
    childIds: [sofia],
  });
}

async function spendTheDay({ asLaura, childId }: Family, childPage: Page, origin: string): Promise<void> {
  const asMateo = actingAs(childPage, origin);
  await childPage.reload();
  await childPage.getByText('Pasear al perro').first().waitFor();
  const { today, days } = await asMateo(readAgenda, { childId });
  const due = days.flatMap(({ occurrences }) => occurrences);
  const claim = async (title: string) => {
    const { activityId } = due.find((occurrence) => occurrence.title === title)!;
    await asMateo(claimActivity, { childId, activityId, dueOn: today });
    const { requests } = await asLaura(listApprovals, {});
    return requests.find((request) => request.title === title)!.requestId;
  };
  await asLaura(approveRequest, { requestId: await claim('Pasear al perro') });
  await asLaura(rejectRequest, {
    requestId: await claim('Tender la cama'),
    reasonCode: 'no_terminada',
    comment: '¡Buen trabajo! Falta la almohada: casi lo tienes.',
  });
  await claim('Leer 20 minutos');
}

export async function aFamilyMidDay(browser: Browser, origin: string, screen: Screen): Promise<FamilyMidDay> {
  const family = await aFamily(browser, origin, screen);
  await setUp(family);
  const childPage = await aChildPage(browser, origin, screen, mateo);
  await spendTheDay(family, childPage, origin);
  return { ...family, childContext: childPage.context(), childPage };
}
