import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { decideConsent, readConsents, setChildPin } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';

import { aBrowser, aDevice, troublesOf } from './support/a-browser.js';
import { aChildPage, aFamily, type Family, mateo } from './support/a-family.js';
import { aProduct, type Product } from './support/a-product.js';
import { enterAsAdministrator } from './support/an-administrator.js';
import { violationsOf } from './support/axe.js';
import { enterOn } from './support/keyboard.js';
import { laura as lauraHerself } from './support/people.js';

/** What a browser plays: of the provider's sound how long it is, in seconds, of its own voice which sentences. */
interface Heard {
  readonly sounds: number[];
  readonly sentences: string[];
}

let product: Product;
let browser: Browser;
let family: Family;
let admin: Page;
let tablet: Page;
beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser();
  family = await aFamily(browser, product.origin);
  const { asLaura, childId } = family;
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: lauraHerself.password } });
  admin = await (await aDevice(browser, product.origin, 'desktop', { isStill: true })).newPage();
  await enterAsAdministrator(admin, product);
  tablet = await aChildPage(browser, product.origin, 'phone', mateo);
  await tablet.addInitScript(listen);
  await tablet.reload();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Stands in for a browser's voice, which headless ones do not have, and notes what is played. */
function listen(): void {
  const heard: Heard = { sounds: [], sentences: [] };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function play(...at) {
    heard.sounds.push(this.buffer?.duration ?? 0);
    start.apply(this, at);
  };
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  const speechSynthesis = {
    getVoices: () => [],
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      heard.sentences.push(utterance.text);
      setTimeout(() => utterance.dispatchEvent(new Event('end')), 100);
    },
  };
  for (const [name, value] of Object.entries({ heard, speechSynthesis, SpeechSynthesisUtterance: Utterance }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}
const heardOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);

const voiceSwitch = () => tablet.getByRole('switch', { name: /^Que me lean en voz alta/ });

/** The child's page anew, once it knows how it sounds: then its switches stand there. */
async function anew(): Promise<void> {
  await tablet.reload();
  await voiceSwitch().waitFor();
}

const listenTo = () => tablet.getByRole('button', { name: /^Escuchar/ }).first();

/** Taps what reads the first card aloud and waits until it has ended, as the page shows it. */
async function hear(): Promise<Heard> {
  const told = tablet.waitForRequest('**/api/speech/usage');
  await listenTo().click();
  await told;
  return heardOn(tablet);
}

test('who runs the product lets the provider read, and every open page knows it', async () => {
  await admin.goto('/admin/audio');
  const form = admin.getByRole('form', { name: 'Ajustes generales' });
  await form.getByLabel('Motor de voz').selectOption({ label: 'Proveedor externo' });
  expect(await violationsOf(admin)).toEqual([]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await admin.getByText('Audio guardado').waitFor();
  await admin.getByRole('region', { name: 'Proveedor de voz' }).getByText('Conectado').waitFor();
});

test('a child hears its cards by the browser’s voice until its owner lets them be sent, then by the provider', async () => {
  await anew();
  await listenTo().waitFor();
  const before = await hear();
  expect([before.sounds, before.sentences[0]]).toEqual([[], 'Leer 20 minutos.']);
  const { asLaura, childId } = family;
  const { consents } = await asLaura(readConsents, { childId });
  const { version } = consents.find(({ purpose }) => purpose === 'assistant')!;
  const textVersion = purposeVersions.assistant;
  await asLaura(decideConsent, { childId, purpose: 'assistant', isGiven: true, textVersion, version });
  await anew();
  const after = await hear();
  expect(after.sentences).toEqual([]);
  expect(after.sounds[0]).toBeGreaterThan(2);
});

test('where the provider is away the browser’s voice reads, and it counts once', async () => {
  await tablet.route('**/api/speech/generate-activity-audio', (route) => route.abort());
  const { sentences } = await hear();
  expect(sentences.at(0)).toBe('Leer 20 minutos.');
  await tablet.unroute('**/api/speech/generate-activity-audio');
  await admin.reload();
  const stats = admin.getByRole('region', { name: 'Uso del audio' });
  await stats.getByText('El proveedor no respondió: 1').waitFor();
  await stats.getByText('Sin permiso para enviarlo al proveedor: 1').waitFor();
  expect(await stats.locator('dd').first().innerText()).toBe('3');
});

test('a child silences the voice by itself, on this page and the next, and has it back', async () => {
  const troubles = troublesOf(tablet);
  const voice = voiceSwitch();
  expect(await violationsOf(tablet)).toEqual([]);
  await voice.click();
  await tablet.getByRole('switch', { name: 'Que me lean en voz alta: no' }).waitFor();
  await listenTo().waitFor({ state: 'detached' });
  await tablet.reload();
  await voice.waitFor();
  expect(await listenTo().count()).toBe(0);
  await enterOn(tablet, voice);
  await listenTo().waitFor();
  expect(troubles).toEqual([]);
});

test('an adult looks at how it sounds, and silences it for herself alone', async () => {
  const { page } = family;
  await page.goto('/settings?tab=audio');
  await page.getByRole('region', { name: 'Por sección' }).waitFor();
  await page.getByRole('region', { name: 'Uso del audio' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await enterOn(page, page.getByRole('switch', { name: 'Silenciar la voz' }));
  await page.goto('/assistant');
  const mute = page.getByRole('button', { name: 'Silenciar la voz' });
  await mute.waitFor();
  expect(await mute.getAttribute('aria-pressed')).toBe('true');
});

test('a section that is silent is silent on every page', async () => {
  await admin.getByRole('region', { name: 'Por sección' }).getByRole('switch', { name: 'Actividades' }).click();
  await listenTo().waitFor({ state: 'detached' });
  expect(await listenTo().count()).toBe(0);
});
