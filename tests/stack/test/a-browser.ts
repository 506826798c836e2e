import { type Browser, chromium, type Page } from 'playwright-core';
import { password } from '@alcancia/testing';

export const aBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/**
 * An adult who has told about herself signs in on the screen, enters by her password, and wants no PIN yet: the
 * dashboard is open.
 */
export async function enterDashboard(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=signin');
  await field(page, 'Email').fill(email);
  await field(page, 'Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await page.waitForURL('**/profile-selector');
  await page.getByRole('button', { name: /^Laura/ }).click();
  await field(page, 'Contraseña').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Ahora no', exact: true }).click();
}
