import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { listPlans } from '@alcancia/contracts/billing';

import { aBrowser, aDevice, troublesOf } from './support/a-browser.js';
import { aFamily, anAccount, mateo } from './support/a-family.js';
import { aProduct, type Product } from './support/a-product.js';
import { enterAsAdministrator } from './support/an-administrator.js';
import { asVisitor } from './support/acting.js';
import { violationsOf } from './support/axe.js';
import { enterOn, tabTo } from './support/keyboard.js';
import { laura, signIn } from './support/people.js';

const ana = { ...laura, fullName: 'Ana Ruiz', displayName: 'Ana', email: 'ana@example.com' };

let product: Product;
let browser: Browser;
let page: Page;
/** Uncaught errors, and what the page's policy refused. */
let troubles: string[];
beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  page = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  troubles = troublesOf(page);
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) troubles.push(message.text());
  });
  await anAccount(product.origin, laura);
  await enterAsAdministrator(page, product);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const button = (name: string) => page.getByRole('button', { name });

test.each([
  ['/super-admin-dashboard', 'Familias que pagan'],
  ['/admin/days', 'Cuánto pasó cada día.'],
  ['/admin/troubles', 'Todos los correos salieron.'],
  ['/admin', 'Entradas fallidas de los últimos 30 días. Los correos están enmascarados.'],
  ['/admin/accounts', 'Ayuda a alguien a entrar. Aquí no se ven contraseñas ni PIN; su familia, solo en modo soporte.'],
  ['/admin/support', 'No estás mirando ninguna familia.'],
  ['/admin/audit', 'Quién hizo qué, con qué dispositivo. Nadie puede cambiarlo ni borrarlo.'],
  ['/admin/plans', 'Lo que se vende y cuánto cuesta. Quien ya paga conserva su precio.'],
  ['/admin/plans?edit=familia', 'Los límites valen al momento para todas las familias que tienen este plan.'],
  ['/admin/plans?prices=familia', 'Unidades enteras, con el descuento ya aplicado.'],
  ['/admin/audio', 'Valen al momento. A quien no puede silenciar la voz, Alcancía no le habla.'],
  ['/admin/pets', 'Las que los niños pueden elegir.'],
  ['/admin/pets?edit=fox', 'Una tiene que quedar desde el nivel 1, para quien recién empieza.'],
  ['/admin/achievements', 'Lo que un niño gana una vez y conserva.'],
  ['/admin/templates', 'Las ideas que un adulto ve al crear una actividad'],
  ['/admin/challenges', 'Los que una familia empieza con dos toques, según la edad de sus niños.'],
  ['/admin/challenges?new=1', 'Se muestran los seis primeros que sirven para la edad.'],
  ['/admin/templates?new=1', 'Se muestran las seis primeras que sirven para la edad.'],
  ['/admin/knowledge', 'Lo que MetaBot contesta por sí mismo.'],
  ['/admin/knowledge?new=1', 'Un párrafo por línea.'],
  ['/admin/landing', 'Lo que escribes no lo ve nadie hasta que publicas.'],
  ['/admin/ambassadors', 'Aquí no se ven nombres.'],
  ['/admin/landing/generate', 'nada se publica solo'],
  ['/landing-heatmap', 'Dónde tocan quienes visitan una landing'],
  ['/admin/landing/new', 'Empieza con los textos de la portada; cámbialos antes de publicar.'],
  ['/admin/legal', 'Lo que todos leen y lo que los adultos aceptan.'],
  ['/admin/legal?next=terms', 'Lo que publicas queda para siempre: una corrección es otra versión.'],
  ['/admin/flags', 'Lo que apagues desaparece al momento de todas las pantallas abiertas. Nada se borra.'],
])('%s is without a fault on a phone and on a desktop', async (path, whole) => {
  await page.goto(path);
  await page.getByText(whole, { exact: false }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('an account is locked with the keyboard alone, cannot come in, and the audit log says so', async () => {
  await page.goto('/admin/accounts');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(laura.email);
  await page.keyboard.press('Enter');
  await page.getByText('Aún no ha entrado').waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'Alguien más entró en ella' }));
  await page.keyboard.press('Space');
  await enterOn(page, button('Bloquear cuenta'));
  await button('Desbloquear cuenta').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const other = await (await aDevice(browser, product.origin, 'phone', { isStill: true })).newPage();
  await signIn(other, laura);
  await other.getByText('Esta cuenta está bloqueada').waitFor();
  await enterOn(page, button('Desbloquear cuenta'));
  await button('Bloquear cuenta').waitFor();
  await signIn(other, laura);
  await other.waitForURL('**/onboarding');

  await page.goto('/admin/audit');
  await page.getByText('Desbloqueó la cuenta').waitFor();
  await page.getByText('Bloqueó la cuenta', { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const file = page.waitForEvent('download');
  await button('Descargar CSV').click();
  expect((await file).suggestedFilename()).toBe('auditoria.csv');
});

test('a plan that costs something else costs it from now on, and the audit log says so', async () => {
  const pricesOf = async (slug: string) => {
    const { plans } = await asVisitor(product.origin)(listPlans, {});
    return plans.find((plan) => plan.slug === slug)?.prices ?? [];
  };
  const inPesos = { period: 'monthly', currency: 'MXN' };
  expect(await pricesOf('familia')).toContainEqual(expect.objectContaining({ ...inPesos, priceCents: 9_500 }));
  await page.goto('/admin/plans');
  await page.getByRole('button', { name: 'Precios de Familia', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Precios de Familia' });
  await form.getByLabel('Moneda').selectOption('MXN');
  await form.getByLabel('Precio mensual en MXN').fill('99');
  await form.getByText('con estos precios sale 23 %', { exact: false }).waitFor();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Precios de Familia guardados').waitFor();
  expect(await pricesOf('familia')).toContainEqual(expect.objectContaining({ ...inPesos, priceCents: 9_900 }));

  await page.goto('/admin/audit');
  await page.getByText('Mensual MXN: 95, 0 %').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('a log is looked through by day and with fewer columns', async () => {
  await page.goto('/admin');
  await page.getByLabel('Desde').fill('2026-01-01');
  await button('Columnas').click();
  await page.getByRole('checkbox', { name: 'Código' }).uncheck();
  await page.getByRole('columnheader', { name: 'Código' }).waitFor({ state: 'detached' });
  expect(await violationsOf(page)).toEqual([]);
  const file = page.waitForEvent('download');
  await button('Descargar CSV').click();
  expect((await file).suggestedFilename()).toBe('eventos.csv');
});

test('a family is looked at in support mode; its owner is told where she stands, and ends it', async () => {
  const family = await aFamily(browser, product.origin, 'desktop', ana);
  // It goes by itself after some seconds, in which this page is still being looked at.
  const told = family.page
    .getByText('Soporte de Alcancía puede ver tu familia durante 30 minutos.', { exact: false })
    .waitFor();
  await page.goto('/admin/accounts');
  await page.getByRole('searchbox').fill(ana.email);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Revisar monedas o puntos' }).check();
  await button('Mirar su familia').click();
  await page.getByText(`Estás mirando la familia de ${ana.email}`).waitFor();
  await page.getByRole('region', { name: 'Monedas' }).waitFor();
  await page.getByText('Por aprobar', { exact: true }).click();
  await page.getByRole('region', { name: 'Por aprobar' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await told;
  await family.page.goto('/settings?tab=privacy');
  const card = family.page.getByRole('region', { name: 'Cuándo miró soporte tu familia' });
  await card.getByText('Mirando ahora').waitFor();
  expect(await violationsOf(family.page)).toEqual([]);
  await card.getByRole('button', { name: 'Terminar ahora' }).click();
  await page.getByText('El modo soporte terminó').waitFor();
  expect(await page.getByText(mateo.name).count()).toBe(0);

  await page.goto('/admin/audit');
  await page.getByText('Terminó modo soporte').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await family.context.close();
});

test('nothing failed unseen, and the page’s policy refused nothing', () => {
  expect(troubles).toEqual([]);
});
