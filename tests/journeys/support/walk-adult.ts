import type { Page } from 'playwright-core';

import { typePin, signIn } from './people.js';
import { actingAs } from './acting.js';
import { type ExampleFamily, idsOf } from './example-family.js';
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

const adultScreens: readonly ScreenToSee[] = [
  ['dashboard', '/dashboard', 'Esta semana'],
  ['children', '/children', 'Ver perfil'],
  ['activities', '/activities', 'Pasear al perro'],
  ['goals', '/goals', 'La bicicleta'],
  ['challenges', '/super-challenges', 'Veinte actividades sin prisa'],
  ['rewards', '/rewards', 'Noche de película'],
  ['achievements', '/achievements', 'En camino'],
  ['approvals', '/approvals', 'Leer 20 minutos'],
  ['inspiraccion', '/inspiraccion', 'Marionetas de calcetín'],
  ['invite-guardian-full', '/invite-guardian', 'Aceptada'],
  ['profile', '/profile', 'Mi PIN'],
  ['settings', '/settings', 'Nuestra familia'],
  ['notifications', '/settings?tab=notifications', 'Horas de silencio'],
  ['devices', '/settings?tab=devices', 'Tablet de la sala'],
  ['own-privacy', '/settings?tab=privacy', 'Qué guardamos de ti'],
];

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true });
const more = (title: string) => button(`Opciones de ${title}`);

/** '¿Quién está aquí?' and the ways through it: in with the PIN or the password, and out with either. */
export async function seeWhoIsHere(page: Page, { laura }: ExampleFamily): Promise<void> {
  await signIn(page, laura);
  await page.waitForURL('**/profile-selector');
  await ready(page, 'Sofía');
  await picture(page, 'selector');
  const selector = '/profile-selector';
  await pictureOpened(page, 'sign-out-pin', selector, button('Cerrar Sesión'));
  await press(page, 'Usar mi contraseña');
  await picture(page, 'sign-out-password', 'window');
  await pictureOpened(page, 'adult-pin', selector, button(/^Laura/));
  await press(page, 'Usar mi contraseña');
  await picture(page, 'adult-password', 'window');
  await pressed(page, selector, button(/^Laura/));
  await typePin(page, laura.pin);
  await page.waitForURL('**/dashboard');
}

async function seeForms(page: Page): Promise<void> {
  await pictureOpened(
    page,
    'child-edit',
    '/children',
    (at) => at.getByRole('link', { name: /Ver perfil/ }),
    button('Editar perfil'),
  );
  await pictureOpened(
    page,
    'child-pin-change',
    '/children',
    (at) => at.getByRole('link', { name: /Ver perfil/ }),
    button('Cambiar PIN'),
  );
  await pictureOpened(
    page,
    'child-pin-reset',
    '/children',
    (at) => at.getByRole('link', { name: /Ver perfil/ }),
    button('Restablecer PIN'),
  );
  await pictureOpened(page, 'activity-form', '/activities', button('Crear actividad'));
  await pictureOpened(page, 'activity-edit', '/activities', more('Pasear al perro'), item('Editar'));
  await pictureOpened(page, 'activity-menu', '/activities', more('Lavar el coche con papá'));
  await pictureOpened(page, 'goal-form', '/goals', button('Crear meta'));
  await pictureOpened(page, 'goal-edit', '/goals', more('La bicicleta'), item('Editar'));
  await pictureOpened(page, 'challenge-form', '/super-challenges', button('Nuevo Reto'));
  await pictureOpened(
    page,
    'challenge-edit',
    '/super-challenges',
    more('Veinte actividades sin prisa'),
    item('Editar'),
  );
  await pictureOpened(
    page,
    'challenge-cancel',
    '/super-challenges',
    more('Veinte actividades sin prisa'),
    item('Cancelar reto'),
  );
  await pictureOpened(page, 'reward-form', '/rewards', button(/^Crear/));
  await pictureOpened(page, 'reward-edit', '/rewards', more('Un libro nuevo'), item('Editar'));
}

async function seeQueues(page: Page): Promise<void> {
  await pictureUnder(page, 'approvals-to-deliver', '/approvals', tab('Por entregar'));
  await pictureUnder(page, 'approvals-decided', '/approvals', tab('Resueltas'));
  await pictureOpened(page, 'approve-all', '/approvals', button('Aprobar todas'));
  await pictureOpened(page, 'reject', '/approvals', button('Rechazar'));
  await pictureOpened(page, 'reject-prize', '/approvals', button(/^Metas/), button('Rechazar'));
  for (const [name, state] of [
    ['paused', 'En pausa'],
    ['archived', 'Archivadas'],
  ] as const) {
    await pictureUnder(page, `activities-${name}`, '/activities', button(new RegExp(`^${state}`)));
    await pictureUnder(page, `goals-${name}`, '/goals', button(new RegExp(`^${state}`)));
    await pictureUnder(page, `rewards-${name}`, '/rewards', button(new RegExp(`^${state}`)));
  }
  await pictureUnder(page, 'challenges-over', '/super-challenges', button(/^Terminados/));
  await pictureUnder(page, 'goals-reached', '/goals', button(/^Alcanzadas/));
}

async function seeOwnDialogs(page: Page): Promise<void> {
  await pictureOpened(page, 'bell', '/dashboard', button(/^Notificaciones/));
  await pictureOpened(page, 'menu', '/dashboard', button(/^Menú de/));
  await pictureOpened(page, 'own-pin', '/profile', button('Cambiar PIN'));
  await pictureOpened(page, 'own-email', '/profile', button(/^Email/));
  await pictureOpened(page, 'own-password', '/profile', button(/^Contraseña|^Cambiar contraseña/));
  await pictureOpened(page, 'all-sessions', '/profile', button(/^Sesiones|^Cerrar sesión en todos/));
  await pictureOpened(page, 'revoke-device', '/settings?tab=devices', button(/^Revocar/));
  await pictureOpened(page, 'leave-account', '/profile', button('Eliminar mi cuenta'));
  await pictureOpened(page, 'pass-family', '/settings', button('Pasar a otra persona'));
}

/** Every screen of an adult, and what opens over them. */
export async function seeAsAdult(page: Page, origin: string): Promise<ReadonlyMap<string, string>> {
  const ask = actingAs(page, origin);
  for (const screen of adultScreens) await pictureOf(page, screen);
  const ids = await idsOf(ask);
  for (const [name, id] of ids) await pictureOf(page, [`child-${name}`, `/child/${id}`, 'Tutores']);
  await pictureOf(page, ['child-tutors', `/child/${ids.get('Mateo')}?tab=tutores`, 'Quién hizo qué']);
  await pictureOf(page, ['child-privacy', `/child/${ids.get('Mateo')}?tab=privacidad`, 'Prueba social']);
  await pictureOpened(page, 'child-erase', `/child/${ids.get('Mateo')}?tab=privacidad`, button(/^Borrar el perfil/));
  await pictureOf(page, ['child-gone', '/child/00000000-0000-4000-8000-000000000000', 'No encontramos a este niño']);
  await seeForms(page);
  await seeQueues(page);
  await seeOwnDialogs(page);
  const world = `/child-dashboard/${ids.get('Mateo')}`;
  await pictureOf(page, ['child-home-watched', world, 'Viendo como Mateo']);
  await pictureOf(page, ['child-wallet-watched', `${world}/wallet`, 'Corrección']);
  await pictureWithoutAnswer(page, 'dashboard', '/dashboard', '**/api/family/**');
  await pictureWithoutAnswer(page, 'approvals', '/approvals', '**/api/family/approvals*');
  await pictureWithoutAnswer(page, 'remote', '/goals', '**/remotes/family/mf-manifest.json');
  return ids;
}

/** What an act says at its end; the family is not as it was afterwards. */
export async function seeNotices(page: Page): Promise<void> {
  await pressed(page, '/approvals');
  await button('Aprobar')(page).first().waitFor();
  await page.context().setOffline(true);
  await ready(page, /^Sin conexión · datos de/);
  await press(page, 'Aprobar');
  await ready(page, 'Esto no puede esperar: hazlo otra vez cuando vuelva.');
  await picture(page, 'approve-offline', 'window');
  await page.context().setOffline(false);
  await pressed(page, '/approvals', button('Aprobar'));
  await ready(page, 'Aprobada');
  await ready(page, 'Aprobada por Laura');
  await picture(page, 'approve-notice', 'window');
  await pressed(page, '/approvals', tab('Por entregar'), button('Entregado'));
  await ready(page, '¡Entregado!');
  await picture(page, 'deliver-notice', 'window');
  await pressed(page, '/activities', more('Pasear al perro'), item('Pausar'));
  await ready(page, 'Actividad en pausa');
  await picture(page, 'pause-notice', 'window');
}

/** The account of the family's owner is to be deleted: that stands on every screen. */
export async function seeLeaving(page: Page, { laura }: ExampleFamily): Promise<void> {
  await pressed(page, '/profile', button('Eliminar mi cuenta'), (at) => at.getByText('Se hace cargo Daniel'));
  await page.getByLabel('Tu contraseña', { exact: true }).fill(laura.password);
  await press(page, 'Eliminar en 14 días');
  await ready(page, 'Conservar mi cuenta');
  await pictureOf(page, ['dashboard-leaving', '/dashboard', 'Conservar mi cuenta']);
  await pictureOf(page, ['profile-leaving', '/profile', 'Conservar mi cuenta']);
  await pictureOf(page, ['settings-leaving', '/settings', 'Retirar propuesta']);
}
