import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { decideConsent, readConsents, setChildPin } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { busier, until } from '@alcancia/testing';

import { aBrowser, troublesOf } from './support/a-browser.js';
import { aChildPage, aFamily, type Family, mateo } from './support/a-family.js';
import { aProduct, type Product } from './support/a-product.js';
import { type HeardMoment, noteVoice, sayingAt } from './support/a-voice.js';
import { violationsOf } from './support/axe.js';
import { enterOn } from './support/keyboard.js';
import { laura as lauraHerself } from './support/people.js';

/** When the question is said, again and again: however slow the machine, one of them comes into the answer to the one before. */
const saidAt = [600, 6_600, 14_600, 24_600, 38_600];
/** By then the last one is answered, in milliseconds. */
const answeredWithinMs = 120_000;

let product: Product;
let browser: Browser;
let family: Family;
let laura: Page;
let troubles: string[];
let heard: () => Promise<HeardMoment[]>;
beforeAll(async () => {
  product = await aProduct();
  browser = await aBrowser({ microphone: await sayingAt(saidAt, 180_000) });
  family = await aFamily(browser, product.origin);
  laura = family.page;
  troubles = troublesOf(laura);
  heard = await noteVoice(laura);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const log = (page: Page) => page.getByRole('log', { name: 'Conversación con MetaBot' });
const talk = (page: Page) => page.getByRole('button', { name: 'Hablar con MetaBot' });
const stopTalking = (page: Page) => page.getByRole('button', { name: 'Dejar de hablar' });

/** How long after the first of one thing the next of another came, in milliseconds. */
function between(moments: readonly HeardMoment[], from: string, to: string): number {
  const begun = moments.find(({ what }) => what === from)?.at ?? Infinity;
  return (moments.find(({ what, at }) => what === to && at >= begun)?.at ?? Infinity) - begun;
}

/** How long it took from hearing that somebody speaks to the first silence, in milliseconds. */
function silencedAfter(moments: readonly HeardMoment[]): number {
  const nth = moments.findIndex(({ what }) => what === 'silence');
  const spoke = moments.slice(0, nth).findLast(({ what }) => what === 'input_audio_buffer.speech_started');
  return (moments[nth]?.at ?? Infinity) - (spoke?.at ?? 0);
}

test('an adult asks aloud and hears the answer at once; speaking again silences it at once', async () => {
  await laura.goto('/assistant');
  await laura.getByText('Conectado', { exact: true }).waitFor();
  await laura.getByText('Toca y habla').waitFor();
  expect(await violationsOf(laura)).toEqual([]);
  await enterOn(laura, talk(laura));
  await laura.getByText('Te escucho').waitFor();
  expect(await violationsOf(laura)).toEqual([]);
  await log(laura)
    .getByText(/^Tú: ?\(voz de \d,\d segundos\)/)
    .first()
    .waitFor();
  const moments = await until(
    'an answer is silenced',
    async () => {
      const all = await heard();
      return all.some(({ what }) => what === 'silence') && all;
    },
    answeredWithinMs,
  );
  await log(laura).getByText('IA', { exact: true }).first().waitFor();
  expect(between(moments, 'response.audio.delta', 'play')).toBeLessThan(300 * busier());
  expect(silencedAfter(moments)).toBeLessThan(150 * busier());
});

test('what was said stands there as text after a reload, and the microphone is off', async () => {
  await enterOn(laura, stopTalking(laura));
  await laura.getByText('Toca y habla').waitFor();
  await laura.reload();
  await log(laura).getByText('Aquí hablaría la IA.').last().waitFor();
  await laura.getByText('Toca y habla').waitFor();
  expect(troubles).toEqual([]);
});

test('a child speaks once its owner allows the voice too, and is let go when that is taken back', async () => {
  const { asLaura, childId } = family;
  await asLaura(setChildPin, { childId, pin: mateo.pin, proof: { password: lauraHerself.password } });
  const decide = async (purpose: 'assistant' | 'voice', isGiven: boolean): Promise<void> => {
    const { consents } = await asLaura(readConsents, { childId });
    const version = consents.find((one) => one.purpose === purpose)?.version ?? 0;
    await asLaura(decideConsent, { childId, purpose, isGiven, textVersion: purposeVersions[purpose], version });
  };
  await decide('assistant', true);
  const tablet = await aChildPage(browser, product.origin, 'phone', mateo);
  await tablet.goto('/assistant');
  await tablet.getByText('Conectado', { exact: true }).waitFor();
  expect(await talk(tablet).count()).toBe(0);
  await decide('voice', true);
  await talk(tablet).waitFor();
  expect(await violationsOf(tablet)).toEqual([]);
  await talk(tablet).click();
  await tablet.getByText('Te escucho').waitFor();
  await log(tablet).getByText('Aquí hablaría la IA.').first().waitFor({ timeout: answeredWithinMs });
  await decide('voice', false);
  await stopTalking(tablet).waitFor({ state: 'detached' });
  await talk(tablet).waitFor({ state: 'detached' });
  await tablet.reload();
  await tablet.getByText('Conectado', { exact: true }).waitFor();
  expect(await log(tablet).getByText('Aquí hablaría la IA.').count()).toBe(0);
});
