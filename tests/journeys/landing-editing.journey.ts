import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { aBrowser, aDevice, troublesOf } from './support/a-browser.js';
import { aProduct, type Product } from './support/a-product.js';
import { enterAsAdministrator } from './support/an-administrator.js';
import { violationsOf } from './support/axe.js';
import { enterOn, tabTo } from './support/keyboard.js';

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
  await enterAsAdministrator(page, product);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const visit = async (path: string) => fetch(`${product.origin}${path}`, { redirect: 'manual' });
const publish = async () => {
  await button('Publicar').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('En unos segundos la ven todos.').waitFor();
};

test('a page is made from the one at the front, and no visitor sees it', async () => {
  await page.goto('/admin/landing/new');
  await page.getByLabel('Título en buscadores').fill('Verano con Alcancía');
  await page.getByLabel('Dirección: /landing/').fill('Verano');
  await button('Crear borrador').click();
  await page.getByText('Usa de 3 a 60 letras minúsculas sin acento').first().waitFor();
  await page.getByLabel('Dirección: /landing/').fill('verano');
  await button('Crear borrador').click();
  await page.waitForURL('**/edit');
  await page.getByLabel('Titular', { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const draft = await visit('/landing/verano');
  expect([draft.status, await draft.text()]).toEqual([404, expect.stringContaining('Alcancía')]);
});

test('a section is moved with the keyboard alone, and said; what is typed outlives a reload', async () => {
  await tabTo(page, tab('Textos'));
  await page.keyboard.press('ArrowRight');
  const names = page.getByRole('list', { name: 'Secciones' }).getByRole('button', { expanded: false });
  const first = await names.first().textContent();
  const grip = page.getByRole('button', { name: /^Mover/ }).first();
  await tabTo(page, grip);
  await page.keyboard.press('Space');
  await page.getByText(/^Tomaste/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.getByText(/está en el lugar 2 de/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page
    .getByText(/^Dejaste .* en el lugar 2 de/)
    .first()
    .waitFor({ state: 'attached' });
  expect((await names.nth(1).textContent())?.slice(2)).toBe(first?.slice(2));
  await enterOn(page, page.getByRole('button', { name: /^Subir/ }).nth(1));
  expect(await names.first().textContent()).toBe(first);

  await tab('Textos').click();
  await page.getByLabel('Titular', { exact: true }).fill('<script>alert(1)</script>');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await page.getByText('Esto lo escribiste antes y no lo guardaste.').waitFor();
  expect(await page.getByLabel('Titular', { exact: true }).inputValue()).toBe('<script>alert(1)</script>');
});

test('a link that runs a script is refused where it is typed; saved, it is shown as it will be', async () => {
  await page.getByLabel('A dónde lleva', { exact: true }).fill('javascript:alert(1)');
  await button('Guardar borrador').click();
  await page.getByText('Así no vale: revisa lo escrito.').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('A dónde lleva', { exact: true }).fill('/auth?tab=signup');
  await button('Guardar borrador').click();
  await page.getByText('Los visitantes siguen viendo lo publicado.').waitFor();
  await tab('Vista previa').click();
  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { level: 1, name: '<script>alert(1)</script>' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('published it is seen within seconds; moved, the former address leads to it; an earlier version comes back', async () => {
  await publish();
  expect(await (await visit('/landing/verano')).text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  await tab('Textos').click();
  await page.getByLabel('Dirección: /landing/').fill('verano-2026');
  await page.getByLabel('Titular', { exact: true }).fill('Un verano que suma');
  await button('Guardar borrador').click();
  await page.getByText('Con cambios sin publicar').waitFor();
  await publish();
  const moved = await visit('/landing/verano');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/landing/verano-2026']);
  expect(await (await visit('/landing/verano-2026')).text()).toContain('Un verano que suma');

  await tab('Versiones').click();
  await button('Recuperar la versión 1').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Recuperar' }).click();
  await page.getByText('Versión 1 en el editor').waitFor();
  expect(await (await visit('/landing/verano-2026')).text()).toContain('Un verano que suma');
});

test('it becomes the front page, which is never none, and the audit log says so', async () => {
  await button('Poner de portada').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Poner de portada' }).click();
  await page.getByText('Es la nueva portada').waitFor();
  expect(await (await visit('/')).text()).toContain('Un verano que suma');
  await page.goto('/admin/audit');
  await page.getByText('Cambió una landing').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
