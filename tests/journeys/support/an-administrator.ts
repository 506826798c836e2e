import type { Page } from 'playwright-core';

import { beginTotp, changePassword, confirmTotp, signIn } from '@alcancia/contracts/identity';
import { authenticatorCode, until } from '@alcancia/testing';

import { asVisitor } from './acting.js';
import type { Product } from './a-product.js';

const email = 'admin@alcancia.local';
const password = 'una clave propia y larga';

/** The account that the first start printed, set up over HTTP and entered on the screen. */
export async function enterAsAdministrator(page: Page, product: Product): Promise<void> {
  const ask = asVisitor(product.origin);
  const given = await until(
    'the printed password',
    async () => new RegExp(String.raw`${email} {2}(\S+)`).exec(product.printed())?.[1],
    // A busy machine makes the account later than it says that it is ready.
    60_000,
  );
  const { tokens } = await ask(signIn, { email, password: given });
  const own = { token: tokens.accessToken };
  await ask(changePassword, { currentPassword: given, password, confirmPassword: password }, own);
  const { secret } = await ask(beginTotp, { password }, own);
  const { recoveryCodes } = await ask(confirmTotp, { code: authenticatorCode(secret, new Date()) }, own);

  await page.goto('/auth?tab=signin');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'No tengo mi teléfono' }).click();
  await page.getByLabel('Código de recuperación', { exact: true }).fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/super-admin-dashboard');
}
