import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { readBillingFigures } from '@alcancia/contracts/billing';
import { readFamilyFigures } from '@alcancia/contracts/family';
import { readIdentityFigures, signIn, type Tokens, whoAmI } from '@alcancia/contracts/identity';
import { readNotificationsFigures } from '@alcancia/contracts/notifications';
import { authenticatorCode, until } from '@alcancia/testing';

import { aBrowser } from './test/a-browser.js';
import { aStack, type Stack } from './test/a-stack.js';
import { rowsOf } from './test/rows.js';

const email = `${randomUUID()}@example.org`;
const givenPassword = 'given-by-the-operator';
const password = 'una clave propia y larga';
/** Keycloak makes the account, beside others that work. */
const madeWithinMs = 60_000;
const figures = [readIdentityFigures, readFamilyFigures, readBillingFigures, readNotificationsFigures];

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = aStack();
  browser = await aBrowser();
  // Whoever ran this before on the same rows: where there is one, no other is made.
  await rowsOf(stack, 'identity', `update identity.profiles set role = 'adult' where role = 'super_admin'`);
  const given = { FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: givenPassword };
  const settings = Object.entries(given).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  await stack.control('--restart', 'identity', ...settings);
});
afterAll(async () => {
  await browser?.close();
  await stack.control('--restart', 'identity');
});

const enter = (): Promise<Tokens> =>
  until(
    'the first administrator is made',
    async () => (await stack.ask(signIn, { email, password: givenPassword })).data?.tokens,
    madeWithinMs,
  );
const answersTo = async (token: string): Promise<string[]> => {
  const answers = await Promise.all(figures.map((contract) => stack.ask(contract, { days: 1 }, { token })));
  return answers.map(({ status, error }) => `${status} ${error.code ?? ''}`.trim());
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('the account that the operator has given opens nothing before its password is her own and a second step stands beside it', async () => {
  const { accessToken: token } = await enter();
  expect(await answersTo(token)).toEqual(figures.map(() => '403 administrator_not_set_up'));
  expect((await stack.want(whoAmI, {}, { token })).pendingSetup).toEqual(['password', 'second-step']);

  const page = await (await browser.newContext({ baseURL: stack.origin, locale: 'es-MX' })).newPage();
  await page.goto('/auth?tab=signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Contraseña').fill(givenPassword);
  await button(page, 'Iniciar sesión').click();
  await page.waitForURL('**/super-admin-dashboard');
  for (const path of ['/admin', '/admin/accounts', '/super-admin-dashboard']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Primero protege tu cuenta' }).waitFor();
  }

  await button(page, 'Cambiar contraseña').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(givenPassword);
  await dialog.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await dialog.getByLabel('Confirmar contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Cambiar contraseña', exact: true }).click();
  await button(page, 'Añadir').click();
  await button(page, 'Usar una app').click();
  await field(page, 'Tu contraseña').fill(password);
  await button(page, 'Continuar').click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  expect((await stack.ask(signIn, { email, password: givenPassword })).error.code).toBe('credentials_wrong');
  await field(page, 'El código que te muestra').fill(authenticatorCode(secret, new Date()));
  await button(page, 'Confirmar').click();
  await button(page, 'Ya los guardé').click();
  await button(page, 'Entrar al panel').click();
  await page.getByText('Familias que pagan', { exact: false }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/super-admin-dashboard');

  // From now on the password alone lets nobody in.
  expect((await stack.ask(signIn, { email, password })).error.code).toBe('second_step_needed');
});
