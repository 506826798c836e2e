import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { decideConsent, readConsents, setChildPin } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';

import { aBrowser, aDevice, screens, troublesOf } from './support/a-browser.js';
import { aChildPage, aFamily, type Family, mateo } from './support/a-family.js';
import { aProduct, type Product } from './support/a-product.js';
import { enterAsAdministrator } from './support/an-administrator.js';
import { violationsOf } from './support/axe.js';
import { enterOn, tabTo } from './support/keyboard.js';
import { laura as lauraHerself } from './support/people.js';

let product: Product;
let browser: Browser;
let family: Family;
let laura: Page;
let troubles: string[];
beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  family = await aFamily(browser, product.origin);
  laura = family.page;
  troubles = troublesOf(laura);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const field = () => laura.getByLabel('Escribe tu pregunta');
const log = () => laura.getByRole('log', { name: 'Conversación con MetaBot' });

async function ask(question: string): Promise<void> {
  await field().fill(question);
  await laura.keyboard.press('Enter');
}

test('a question by keyboard is answered by verified knowledge, in a conversation that reads well', async () => {
  await laura.goto('/dashboard');
  await enterOn(laura, laura.getByRole('link', { name: 'MetaBot' }));
  await laura.getByText('Conectado', { exact: true }).waitFor();
  await tabTo(laura, field());
  await ask('aprovar actividades pendientes');
  await log().getByText('KB Verificada').last().waitFor();
  await log().getByText('Todo lo que espera tu decisión está en').waitFor();
  expect(await violationsOf(laura)).toEqual([]);
});

test('what may be meant is offered and asked at a tap; own figures are looked up', async () => {
  await ask('donde estan las aprobaciones');
  await laura.getByText('Quizás te refieres a:').waitFor();
  await laura.getByRole('button', { name: '¿Puedo deshacer una aprobación?' }).click();
  await log().getByText('Sí, durante 24 horas.').waitFor();
  await laura.getByRole('button', { name: 'Mis Metas' }).click();
  await log().getByText('para «La bicicleta»').waitFor();
  expect(await laura.getByText('Quizás te refieres a:').count()).toBe(0);
});

test('what it does not know the AI answers, with its badge; the connection is tested', async () => {
  await ask('¿Por qué suben los precios cada año?');
  await log().getByText('Aquí contestaría la IA.').waitFor();
  await log().getByText('IA', { exact: true }).last().waitFor();
  await laura.getByRole('button', { name: 'Test Conexión' }).click();
  await laura.getByText('Conexión OK. API Key: Configurada').waitFor();
  expect(await violationsOf(laura)).toEqual([]);
});

test('what it is asked to do it proposes: nothing is done before it is confirmed, and by whoever confirms it', async () => {
  await ask('Crea la actividad «Regar las plantas» para Mateo con 5 puntos');
  const card = laura.getByRole('group', { name: '¿Lo confirmas?' });
  await card.getByText('Puedo crear «Regar las plantas» para Mateo, una vez, por 5 puntos.').waitFor();
  expect(await violationsOf(laura)).toEqual([]);
  await enterOn(laura, card.getByRole('button', { name: 'Confirmar' }));
  await laura.getByText('Actividad creada').waitFor();
  await ask('Crea la actividad «Cortar el pasto» para Mateo');
  await card.getByRole('button', { name: 'No', exact: true }).click();
  await laura.getByText('De acuerdo, no se hace nada').waitFor();
  await laura.goto('/activities');
  await laura.getByText('Regar las plantas').waitFor();
  expect(await laura.getByText('Cortar el pasto').count()).toBe(0);
  await laura.goto('/assistant');
  await laura.getByText('Conectado', { exact: true }).waitFor();
});

test('who sounds strained is offered to breathe, and goes on at a tap', async () => {
  await ask('¡No puedo más con los berrinches!');
  await laura.getByText('¿Respiramos un momento?').waitFor();
  expect(await violationsOf(laura)).toEqual([]);
  await laura.getByRole('button', { name: 'Seguir' }).click();
  await laura.getByText('¿Respiramos un momento?').waitFor({ state: 'detached' });
});

test('a line that is lost is said, keeps what is typed, and answers once it is back', async () => {
  let isAway = false;
  let cut = async (): Promise<void> => undefined;
  await laura.routeWebSocket(/\/api\/assistant\/realtime$/, (line) => {
    if (isAway) return void line.close({ code: 1012 });
    line.connectToServer();
    cut = () => line.close({ code: 1012 });
  });
  await laura.reload();
  await laura.getByText('Conectado', { exact: true }).waitFor();
  isAway = true;
  await cut();
  await laura.getByText('Desconectado', { exact: true }).first().waitFor();
  await ask('¿Cómo creo una meta?');
  await laura.getByRole('status', { name: 'Avisos' }).getByText('No conectado al asistente').waitFor();
  expect(await field().inputValue()).toBe('¿Cómo creo una meta?');
  isAway = false;
  await laura.getByText('Conectado', { exact: true }).waitFor();
  await field().focus();
  await laura.keyboard.press('Enter');
  await log().getByText('Una meta corta, de una o dos semanas').waitFor();
});

test('Respira counts the breath, without a word about money, and leads back', async () => {
  await enterOn(laura, laura.getByRole('tab', { name: 'Guía' }));
  await laura.keyboard.press('ArrowRight');
  await laura.getByRole('heading', { name: 'Inhala' }).waitFor();
  const panel = laura.getByRole('region', { name: 'MetaBot' });
  expect(await panel.innerText()).not.toMatch(/dinero|moneda|punto|plan/i);
  expect(await violationsOf(laura)).toEqual([]);
  await laura.getByRole('heading', { name: 'Sostén' }).waitFor();
  await laura.getByRole('button', { name: 'Terminar' }).click();
  await field().waitFor();
  expect(troubles).toEqual([]);
});

test('beside any page it is a tap away, keeps what was said from page to page, and reads well on a phone', async () => {
  await laura.setViewportSize(screens.phone);
  await laura.goto('/dashboard');
  await laura.getByRole('button', { name: 'Abrir MetaBot' }).click();
  await laura.getByText('Conectado', { exact: true }).waitFor();
  // What was said on the page before stands here, too, until it is taken away.
  await log().getByText('Una meta corta, de una o dos semanas').waitFor();
  await laura.getByRole('button', { name: 'Borrar conversación' }).click();
  const dialog = laura.getByRole('dialog', { name: '¿Borrar la conversación?' });
  await dialog.waitFor();
  await enterOn(laura, dialog.getByRole('button', { name: 'Borrar', exact: true }));
  await log().getByText('Una meta corta, de una o dos semanas').waitFor({ state: 'detached' });
  await ask('¿Cómo creo una meta?');
  await log().getByText('KB Verificada').waitFor();
  expect(await violationsOf(laura)).toEqual([]);
  await laura.keyboard.press('Escape');
  await laura.getByRole('link', { name: 'Metas' }).click();
  await laura.getByRole('heading', { name: 'Metas', level: 1 }).waitFor();
  await laura.getByRole('button', { name: 'Abrir MetaBot' }).click();
  await log().getByText('KB Verificada').last().waitFor();
  await laura.getByRole('button', { name: 'Cerrar MetaBot' }).click();
  expect(await laura.getByRole('button', { name: 'Abrir MetaBot' }).count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('what the AI answered well is kept with its question, and is verified for everybody from then on', async () => {
  const page = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  await enterAsAdministrator(page, product);
  await page.goto('/admin/knowledge');
  await page.getByRole('button', { name: 'Probar MetaBot' }).click();
  await page.getByText('Conectado', { exact: true }).waitFor();
  await page.getByLabel('Escribe tu pregunta').fill('¿Por qué suben los precios cada año?');
  await page.keyboard.press('Enter');
  await enterOn(page, page.getByRole('link', { name: 'Guardar en KB' }));
  const form = page.getByRole('dialog', { name: 'Guardar como Respuesta Verificada' });
  expect(await form.getByLabel('Pregunta', { exact: true }).inputValue()).toBe('¿Por qué suben los precios cada año?');
  expect(await form.getByLabel('Respuesta').inputValue()).toContain('Aquí contestaría la IA.');
  await form.getByLabel('Respuesta').fill('Porque con el mismo dinero se compra **menos**.');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Respuesta guardada en KB').waitFor();

  await laura.goto('/assistant');
  await laura.getByText('Conectado', { exact: true }).waitFor();
  await ask('¿Por qué suben los precios cada año?');
  await log().getByText('KB Verificada').last().waitFor();
  expect(
    await log()
      .getByText('menos')
      .evaluate(({ localName }) => localName),
  ).toBe('strong');
  await page.context().close();
});

test('a child talks to it while its owner allows it, and who looks after it hears when it may be in danger', async () => {
  const { asLaura, childId } = family;
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: lauraHerself.password } });
  const decide = async (isGiven: boolean) => {
    const { consents } = await asLaura(readConsents, { childId });
    const { version } = consents.find(({ purpose }) => purpose === 'assistant')!;
    const textVersion = purposeVersions.assistant;
    await asLaura(decideConsent, { childId, purpose: 'assistant', isGiven, textVersion, version });
  };
  const tablet = await aChildPage(browser, product.origin, 'phone', mateo);
  await tablet.goto('/assistant');
  await tablet.getByRole('heading', { name: 'MetaBot está apagado para ti' }).waitFor();
  await decide(true);
  await tablet.getByText('Conectado', { exact: true }).waitFor();
  await tablet.getByRole('link', { name: 'Volver a mi mundo' }).click();
  await tablet.getByRole('link', { name: 'Hablar con MetaBot' }).click();
  await tablet.getByText('Conectado', { exact: true }).waitFor();
  await tablet.getByRole('button', { name: '¿Qué es ahorrar?' }).click();
  const talk = tablet.getByRole('log', { name: 'Conversación con MetaBot' });
  await talk.getByText('Ahorrar es guardar hoy').waitFor();
  expect(await violationsOf(tablet)).toEqual([]);

  await tablet.getByLabel('Escribe tu pregunta').fill('Me kiero m o r i r');
  await tablet.keyboard.press('Enter');
  await talk.getByText('Línea de la Vida: 800 911 2000').waitFor();
  await laura.getByRole('button', { name: /^Notificaciones/ }).click();
  await laura.getByText('Mateo le escribió a MetaBot algo que preocupa.').first().waitFor();
  expect(await laura.getByText(/kiero/).count()).toBe(0);

  await decide(false);
  await tablet.getByRole('heading', { name: 'MetaBot está apagado para ti' }).waitFor();
  expect(await tablet.getByRole('textbox').count()).toBe(0);
  await tablet.context().close();
});
