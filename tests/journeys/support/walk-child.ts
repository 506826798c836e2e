import type { Page } from 'playwright-core';

import { enterAsKnownChild, signIn, typePin } from './people.js';
import type { ExampleChildName, ExampleFamily } from './example-family.js';
import { picture } from './pictures.js';
import {
  button,
  pictureOf,
  pictureOpened,
  pictureUnder,
  pictureWithoutAnswer,
  press,
  pressed,
  ready,
} from './seeing.js';
import type { ScreenToSee } from './screens.js';

const worldScreens = (name: string, id: string): readonly ScreenToSee[] => [
  [`child-home-${name}`, `/child-dashboard/${id}`, 'Mis actividades'],
  [`child-agenda-${name}`, `/child-dashboard/${id}/agenda`, 'Semana'],
  [`child-goals-${name}`, `/child-dashboard/${id}/goals`, 'Premio'],
  [`child-challenges-${name}`, `/child-dashboard/${id}/challenges`, 'Paso a paso entre hermanos'],
  [`child-rewards-${name}`, `/child-dashboard/${id}/rewards`, 'Para canjear'],
  [`child-wallet-${name}`, `/child-dashboard/${id}/wallet`, 'Movimientos'],
  [`child-activities-${name}`, `/child-activities/${id}`, 'Lo que ya hice'],
  [`child-achievements-${name}`, `/child-dashboard/${id}/achievements`, 'Los que vienen'],
  [`child-about-me-${name}`, `/child-dashboard/${id}/privacy`, 'Otras familias, no.'],
];

/** Of each child's world everything that fills a page. */
async function seeWorld(page: Page, name: string, id: string): Promise<void> {
  for (const screen of worldScreens(name, id)) await pictureOf(page, screen);
  const week = (at: Page) => at.getByRole('tab', { name: 'Semana' });
  await pictureUnder(page, `child-week-${name}`, `/child-dashboard/${id}/agenda`, week);
}

/** What opens over a world, where one child is enough. */
async function seeDialogs(page: Page, name: ExampleChildName, world: string): Promise<void> {
  if (name === 'Mateo') {
    await pictureOpened(page, 'surprise', world, button(/^Tienes/));
    await pictureOpened(page, 'redeem', `${world}/rewards`, button(/^Canjear/));
    await pictureOpened(page, 'redeem-cancel', `${world}/rewards`, button(/^Cancelar/));
    await pictureWithoutAnswer(page, 'child-home', world, '**/api/family/children/**');
  }
  if (name === 'Sofía') {
    await pictureOpened(page, 'child-bell', world, button(/^Notificaciones/));
    await pictureOpened(page, 'surprises', world, button(/^Tienes/));
    await pressed(page, world, button(/^Hecho/));
    await ready(page, 'En revisión');
    await picture(page, 'child-done', 'window');
  }
  if (name === 'Lucía') {
    await pictureOpened(page, 'redeem-goal', `${world}/goals`, button(/^Canjear/));
    await seeWithoutNetwork(page, world);
  }
}

/** What is done without a network waits for it. */
async function seeWithoutNetwork(page: Page, world: string): Promise<void> {
  await pressed(page, world);
  await button(/^Hecho/)(page)
    .first()
    .waitFor();
  await page.context().setOffline(true);
  await ready(page, /^Sin conexión · datos de/);
  await press(page, /^Hecho/);
  await ready(page, 'Pendiente de enviar');
  await picture(page, 'child-offline');
  await page.context().setOffline(false);
  await ready(page, 'En revisión');
}

/** The three worlds, on one device that the adult allows for each. */
export async function seeAsChildren(
  page: Page,
  family: ExampleFamily,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  await signIn(page, family.laura);
  for (const name of ['Sofía', 'Mateo', 'Lucía'] as const) {
    const id = ids.get(name) ?? '';
    await enterAsKnownChild(page, family.laura, family.child(name));
    await seeWorld(page, name, id);
    await seeDialogs(page, name, `/child-dashboard/${id}`);
    await pressed(page, `/child-dashboard/${id}`, button('Cambiar Perfil'));
    await page.waitForURL('**/profile-selector');
  }
}

/** A child mistypes its PIN until only an adult can help. */
export async function seeMistypedPin(page: Page, name: ExampleChildName): Promise<void> {
  await press(page, new RegExp(`^${name}`));
  await ready(page, 'Escribe tu PIN');
  await picture(page, 'child-pin', 'window');
  await typePin(page, '0001');
  await ready(page, 'PIN incorrecto');
  await picture(page, 'child-pin-wrong', 'window');
  await typePin(page, '0002');
  await ready(page, 'Te quedan 1 intentos');
  await typePin(page, '0003');
  await ready(page, 'PIN bloqueado');
  await picture(page, 'child-pin-locked', 'window');
  await press(page, 'Pedir ayuda a un adulto');
  await ready(page, 'Para el adulto');
  await picture(page, 'child-help', 'window');
}
