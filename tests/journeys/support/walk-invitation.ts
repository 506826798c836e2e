import type { Page } from 'playwright-core';

import { screens } from './a-browser.js';
import { anAccount } from './a-family.js';
import { type Adult, followNewestMail, signIn, tellAboutOneself } from './people.js';
import { picture } from './pictures.js';
import { button, link, pictureOf, pictureOpened, press, ready } from './seeing.js';
import { tapOnceStill } from './taps.js';

const carmen: Adult = {
  fullName: 'Carmen Ortiz',
  displayName: 'Carmen',
  email: 'carmen@example.com',
  password: 'mandarina-dulce-3',
};

const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true });

/** Laura invites her mother; the plan has no place left afterwards. Resolves with the path of the link. */
async function send(page: Page): Promise<string> {
  await pictureOf(page, ['invite-guardian', '/invite-guardian', 'Invitaciones']);
  await page.setViewportSize(screens.desktop);
  await press(page, 'Enviar invitación');
  await ready(page, 'Por favor ingresa un email válido');
  await picture(page, 'invite-guardian-refused');
  await page.setViewportSize(screens.desktop);
  await page.getByLabel('Email', { exact: true }).fill(carmen.email);
  await page.getByLabel('Tipo de relación').selectOption({ label: 'Abuela' });
  await page.getByLabel(/^Mensaje personal/).fill('Mamá, así ves los logros de Mateo desde tu casa.');
  await press(page, 'Enviar invitación');
  await ready(page, carmen.email);
  await pictureOf(page, ['invite-guardian-sent', '/invite-guardian', carmen.email]);
  const menu = button(`Opciones de ${carmen.email}`);
  await pictureOpened(page, 'invitation-menu', '/invite-guardian', menu);
  await pictureOpened(page, 'invitation-withdraw', '/invite-guardian', menu, item('Cancelar invitación'));
  await followNewestMail(page, 'Ver la invitación');
  await ready(page, 'Esta invitación fue enviada a un email diferente');
  await picture(page, 'accept-invite-another');
  const { pathname } = new URL(page.url());
  await tapOnceStill(link('Ir al inicio')(page));
  return pathname;
}

/** An invitation from both ends: Laura sends it, and Carmen answers it on her own device. */
export async function seeAnInvitation(page: Page, guest: Page): Promise<void> {
  const invitation = await send(page);
  await pictureOf(guest, ['accept-invite-visitor', invitation, 'Crear Cuenta y Aceptar']);
  await press(guest, 'Cancelar');
  await anAccount(new URL(page.url()).origin, carmen);
  await signIn(guest, carmen);
  await tellAboutOneself(guest, carmen, `**${invitation}`);
  await pictureOf(guest, ['accept-invite', invitation, 'Aceptar']);
  await press(guest, 'Aceptar');
  await ready(guest, 'Invitación aceptada. ¡Bienvenido al equipo!');
  await ready(guest, 'Ver perfil');
  await picture(guest, 'accept-invite-accepted', 'window');
  await pictureOf(guest, ['accept-invite-used', invitation, 'Ir al inicio']);
  await pictureOf(page, ['invite-guardian-accepted', '/invite-guardian', 'Aceptada']);
}
