import type { Page } from 'playwright-core';

import { screens } from './a-browser.js';
import { addActivity, addChild, addGoal, addReward } from './family-work.js';
import {
  confirmAccount,
  enterAsAdult,
  followNewestMail,
  laura,
  signIn,
  signUp,
  tellAboutOneself,
  typePin,
} from './people.js';
import { picture } from './pictures.js';
import { visitorScreens } from './screens.js';
import { button, pictureOf, pictureOpened, press, ready } from './seeing.js';

export async function seeAsVisitor(page: Page): Promise<void> {
  for (const screen of visitorScreens) await pictureOf(page, screen);
  await page.goto('/auth?tab=signup');
  await button('Crear cuenta')(page).last().click();
  await picture(page, 'sign-up-refused');
  await signUp(page, laura);
  await picture(page, 'check-mail', 'window');
  await page.goto('/buzon');
  await picture(page, 'mailbox');
  await confirmAccount(page);
  await picture(page, 'confirmed');
  await seeLostPassword(page);
  await signIn(page, { ...laura, password: 'no-es-la-clave' });
  await ready(page, 'Email o contraseña incorrectos');
  await picture(page, 'sign-in-refused');
  await signIn(page, laura);
  await page.waitForURL('**/onboarding');
  await ready(page, 'Cuéntanos de ti');
  await picture(page, 'onboarding');
  await tellAboutOneself(page, laura);
}

/** A link that was used up, and the way to another password. */
async function seeLostPassword(page: Page): Promise<void> {
  await pictureOf(page, ['reset-without-link', '/auth/reset', 'Pedir otro enlace']);
  await pictureOf(page, ['confirm-failed', '/auth/confirm#token=used-up', 'Escribe tu email']);
  await page.goto('/auth/forgot');
  await page.getByLabel('Email', { exact: true }).fill(laura.email);
  await press(page, 'Enviar enlace');
  await ready(page, 'Si hay una cuenta con');
  await picture(page, 'forgotten-password-sent');
  await followNewestMail(page, 'Elegir contraseña nueva');
  await ready(page, 'Elige otra contraseña');
  await picture(page, 'reset');
}

/** What is filled in is filled in on a desktop: a picture leaves the page as small as its last one. */
const onDesktop = (page: Page): Promise<void> => page.setViewportSize(screens.desktop);

/** Nothing is there yet; then one step of the guide after the other. */
export async function seeTheGuide(page: Page): Promise<void> {
  await ready(page, 'Agregar Primer Niño');
  await picture(page, 'dashboard-empty');
  await pictureOf(page, ['children-empty', '/children', 'Aún no hay niños']);
  await pictureOf(page, ['approvals-empty', '/approvals', 'No hay nada por aprobar']);
  await pictureOf(page, ['selector-empty', '/profile-selector', 'No hay perfiles disponibles']);
  await pictureOf(page, ['devices-empty', '/settings?tab=devices', 'Todavía no hay dispositivos']);
  await pictureOpened(page, 'child-form', '/children', button('Agregar Primer Niño'));
  await onDesktop(page);
  await addChild(page, 'Mateo');
  await ready(page, 'Ver perfil');
  await picture(page, 'child-added');
  await pictureOf(page, ['goals-empty', '/goals', 'Aún no hay metas']);
  await pictureOf(page, ['dashboard-guide', '/dashboard', 'Crear meta']);
  await onDesktop(page);
  await addGoal(page, 'La bicicleta', 'La bicicleta azul');
  await pictureOf(page, ['activities-empty', '/activities', 'Aún no hay actividades']);
  await onDesktop(page);
  await addActivity(page, 'Leer 20 minutos', 5);
  await pictureOf(page, ['dashboard-guide-hand-over', '/dashboard', 'Dale la tablet a Mateo']);
  await pictureOf(page, ['rewards-empty', '/rewards', 'El estante está vacío']);
}

/** The child's first time: an adult allows the device, the child makes its PIN, and its egg waits for the first Punto. */
export async function seeTheFirstVisit(page: Page): Promise<void> {
  await signIn(page, laura);
  await page.waitForURL('**/profile-selector');
  await press(page, /^Mateo/);
  await picture(page, 'device', 'window');
  await page.getByLabel('Contraseña', { exact: true }).fill(laura.password);
  await press(page, 'Autorizar');
  await ready(page, 'Dispositivo autorizado');
  await picture(page, 'device-authorized', 'window');
  await press(page, 'Continuar');
  await ready(page, '¡Hola, Mateo!');
  await picture(page, 'wizard-welcome', 'window');
  await press(page, 'Empezar');
  await ready(page, 'Elige tu PIN');
  await picture(page, 'wizard-create', 'window');
  await page.reload();
  await press(page, /^Mateo/);
  await press(page, 'Empezar');
  await ready(page, 'Primero, un adulto');
  await picture(page, 'wizard-proof', 'window');
  await page.getByLabel('Escribe tu contraseña de adulto').fill(laura.password);
  await press(page, 'Continuar');
  await ready(page, 'Elige tu PIN');
  await typePin(page, '1234');
  await ready(page, 'Ese PIN es fácil de adivinar. ¿Eliges otro?');
  await picture(page, 'wizard-weak', 'window');
  await press(page, 'Usar este de todos modos');
  await ready(page, 'Escríbelo otra vez');
  await typePin(page, '1234');
  await page.waitForURL('**/child-dashboard/*');
  await ready(page, 'Este es tu huevo');
  await picture(page, 'child-egg');
  await press(page, /^Hecho/);
  await ready(page, '¡Lo hiciste!');
  await picture(page, 'child-first-done');
}

/** An activity that asks for a few words. */
export async function seeTheNote(page: Page, childPage: Page): Promise<void> {
  await onDesktop(page);
  await page.goto('/activities?new=1');
  await page.getByLabel('Título', { exact: true }).fill('Escribir a la abuela');
  await page.getByRole('radio', { name: 'Nota' }).check({ force: true });
  await picture(page, 'activity-form-filled', 'window');
  await onDesktop(page);
  await press(page, 'Guardar');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { pathname } = new URL(childPage.url());
  await pictureOpened(childPage, 'child-note', pathname, button('Hecho: Escribir a la abuela'));
}

/** The adult comes back with the password, is offered a PIN and lets the first coin fall. */
export async function seeTheFirstCoin(page: Page, childPage: Page): Promise<void> {
  await signIn(page, laura);
  await enterAsAdult(page, laura);
  await ready(page, '¿Quieres un PIN para entrar?');
  await picture(page, 'pin-offer', 'window');
  await press(page, 'Crear mi PIN');
  await ready(page, 'PIN nuevo');
  await picture(page, 'pin-offer-create', 'window');
  await page.goto('/dashboard');
  await ready(page, 'Ver y aprobar');
  await picture(page, 'dashboard-guide-approve');
  await page.goto('/approvals');
  await press(page, 'Aprobar');
  await ready(page, 'Aprobada');
  await picture(page, 'approved', 'window');
  await childPage.reload();
  await ready(childPage, /^Tienes \d sorpresa/);
  await picture(childPage, 'child-first-coin');
  await press(childPage, /^Tienes/);
  await ready(childPage, '¡Qué bien!');
  await picture(childPage, 'child-first-surprise', 'window');
  await press(childPage, '¡Qué bien!');
  await pictureOf(page, ['dashboard-guide-last', '/dashboard', 'Crear recompensa']);
  await onDesktop(page);
  await addReward(page, 'Noche de película', 30);
  await pictureOf(page, ['dashboard-guide-done', '/dashboard', '¡Tu familia está lista!']);
}
