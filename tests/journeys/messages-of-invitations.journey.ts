import { beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';

import { inviteGuardian, listInvitations, withdrawInvitation } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';

import { aDevice } from './support/a-browser.js';
import { aFamily, anAccount, type Family } from './support/a-family.js';
import { answerWith, cut } from './support/answers.js';
import { type Message, sayEach } from './support/messages.js';
import { type Adult, laura, signIn, tellAboutOneself } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

const carmen: Adult = {
  fullName: 'Carmen Ruiz',
  displayName: 'Carmen',
  email: 'carmen@example.com',
  password: 'alcancia-azul-9',
};

const system = productInBrowser();
let family: Family;
let guest: Page;
/** Whose screen is read. */
let page: Page;

beforeAll(async () => {
  family = await aFamily(system.browser, system.origin);
  guest = await (await aDevice(system.browser, system.origin, 'desktop', { isStill: true })).newPage();
  await anAccount(system.origin, carmen);
  await signIn(guest, carmen);
  await tellAboutOneself(guest, carmen);
}, 240_000);

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const noPlace = 'Has alcanzado el límite de 1 tutores de tu plan. Mejora tu plan para agregar más.';

/** Laura before the form. */
const atForm = async (): Promise<void> => {
  page = family.page;
  await page.goto('/invite-guardian');
};
const inviting = (email: string) => async (): Promise<void> => {
  await atForm();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Tipo de relación').selectOption({ label: 'Abuela' });
  await press('Enviar invitación');
};
const waiting = async () => {
  const { invitations } = await family.asLaura(listInvitations, {});
  return invitations.find(({ status }) => status === 'sent')!;
};
/** Opens a link as Carmen. */
const opening = (token: string) => async (): Promise<void> => {
  page = guest;
  await page.goto(`/accept-invite/${token}`);
};
const openingHers = async (): Promise<void> => opening((await waiting()).link!.split('/').at(-1)!)();
let usedLink = '';

const messages: readonly Message[] = [
  [
    'an invitation that says nothing',
    ['Por favor ingresa un email válido', 'Por favor selecciona el tipo de relación'],
    async () => {
      await atForm();
      await press('Enviar invitación');
    },
  ],
  ['an invitation to oneself', ['No puedes invitarte a ti mismo'], inviting(laura.email)],
  [
    'an invitation on a broken line',
    ['No se pudo enviar la invitación'],
    async () => {
      await atForm();
      // The list of what was sent has the same address, and is there.
      await page.route('**/api/identity/invitations', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await page.getByLabel('Email', { exact: true }).fill(carmen.email);
      await page.getByLabel('Tipo de relación').selectOption({ label: 'Abuela' });
      await press('Enviar invitación');
    },
  ],
  ['an invitation to somebody', ['Invitación enviada'], inviting(carmen.email)],
  ['the form when the plan is full', [noPlace], atForm],
  ['a link that was cut short', ['Token de invitación inválido'], opening('corto')],
  ['a link that nobody sent', ['Invitación no encontrada o inválida'], opening('x'.repeat(43))],
  [
    'a link on a broken line',
    ['Error al cargar la invitación'],
    async () => {
      await cut(guest, '**/invitations/by-link/**');
      await openingHers();
    },
  ],
  [
    'a link that has run out',
    ['Esta invitación ha expirado'],
    async () => {
      await answerWith(guest, '**/invitations/by-link/**', 'invitation_expired');
      await openingHers();
    },
  ],
  [
    'the link of somebody else',
    ['Esta invitación fue enviada a un email diferente'],
    async () => {
      page = family.page;
      await page.goto(new URL((await waiting()).link!).pathname);
    },
  ],
  [
    'a yes on a broken line',
    ['No se pudo aceptar la invitación'],
    async () => {
      await cut(guest, '**/invitations/accept');
      await openingHers();
      await press('Aceptar');
    },
  ],
  [
    'a no on a broken line',
    ['No se pudo rechazar la invitación'],
    async () => {
      await cut(guest, '**/invitations/decline');
      await openingHers();
      await press('Rechazar');
    },
  ],
  [
    'a yes',
    ['Invitación aceptada. ¡Bienvenido al equipo!'],
    async () => {
      usedLink = new URL((await waiting()).link!).pathname;
      await openingHers();
      await press('Aceptar');
    },
  ],
  [
    'a link that was used',
    ['Esta invitación ya no está disponible', 'Ya fue aceptada.'],
    async () => {
      await guest.goto(usedLink);
    },
  ],
  ['one more for who is linked, though the plan is full', ['Invitación enviada'], inviting(carmen.email)],
  [
    'one more to the same address',
    ['Ya existe una invitación pendiente para este email con alguno de los niños seleccionados'],
    inviting(carmen.email),
  ],
  ['one to somebody else than the plan has room for', [noPlace], inviting('tia@example.com')],
  [
    'a yes of who is linked to all of them',
    ['Ya eres tutor de todos los niños en esta invitación'],
    async () => {
      await openingHers();
      await press('Aceptar');
      await page.waitForURL('**/children');
    },
  ],
  [
    'a link that was withdrawn',
    ['Esta invitación ya no está disponible', 'La canceló quien la envió.'],
    async () => {
      const input = { email: carmen.email, relationshipType: 'aunt' } as const;
      await family.asLaura(inviteGuardian, { ...input, childIds: [family.childId], permissions: fullAccess });
      const { id: invitationId, link } = await waiting();
      await family.asLaura(withdrawInvitation, { invitationId });
      await opening(link!.split('/').at(-1)!)();
    },
  ],
];

sayEach(messages, () => page);
