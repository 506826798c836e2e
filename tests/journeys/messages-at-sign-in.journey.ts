import { beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';

import { aDevice } from './support/a-browser.js';
import { anAccount } from './support/a-family.js';
import { answerWith } from './support/answers.js';
import { type Message, sayEach } from './support/messages.js';
import { laura } from './support/people.js';
import { productInBrowser } from './support/product-in-browser.js';

const system = productInBrowser();
let page: Page;

beforeAll(async () => {
  await anAccount(system.origin, laura);
  page = await (await aDevice(system.browser, system.origin, 'desktop', { isStill: true })).newPage();
});

const field = (label: string) => page.getByLabel(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const signingIn = async (email: string, password: string) => {
  await page.goto('/auth?tab=signin');
  await field('Email').fill(email);
  await field('Contraseña').fill(password);
  await press('Iniciar sesión');
};
const signingUp = async (email: string, password: string, again = password, consents = true) => {
  await page.goto('/auth?tab=signup');
  await field('Nombre completo').fill('Ana Ruiz');
  await field('Email').fill(email);
  await field('Contraseña').fill(password);
  await field('Confirmar contraseña').fill(again);
  if (consents) await page.getByRole('checkbox').check({ force: true });
  await press('Crear cuenta');
};
const messages: readonly Message[] = [
  ['an unknown address', ['Oops! Page not found'], () => page.goto('/no-such-page')],
  [
    'no consent',
    ['Debes confirmar ser mayor de 18 años y aceptar los términos'],
    () => signingUp('ana@example.com', 'una-clave-larga', 'una-clave-larga', false),
  ],
  [
    'two passwords',
    ['Las contraseñas no coinciden'],
    () => signingUp('ana@example.com', 'una-clave-larga', 'otra-clave-larga'),
  ],
  ['a short password', ['La contraseña debe tener al menos 6 caracteres'], () => signingUp('ana@example.com', 'corta')],
  [
    'an e-mail that is known already',
    ['Este email ya está registrado. Intenta iniciar sesión.'],
    () => signingUp(laura.email, 'una-clave-larga'),
  ],
  ['sign-up', ['Revisa tu correo'], () => signingUp('ana@example.com', 'una-clave-larga')],
  [
    'an e-mail that is not confirmed',
    ['Por favor confirma tu email antes de iniciar sesión'],
    () => signingIn('ana@example.com', 'una-clave-larga'),
  ],
  ['a wrong password', ['Email o contraseña incorrectos'], () => signingIn(laura.email, 'no-es-la-clave')],
  [
    'what nobody expected',
    ['Ocurrió un error inesperado'],
    async () => {
      await answerWith(page, '**/api/identity/sign-in', 'internal');
      await signingIn(laura.email, laura.password);
    },
  ],
  [
    'a sign-in',
    ['¡Bienvenido de vuelta!', 'Has iniciado sesión correctamente.'],
    () => signingIn(laura.email, laura.password),
  ],
];

sayEach(messages, () => page);
