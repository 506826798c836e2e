import type { Page } from 'playwright-core';

import { busier } from '@alcancia/testing';

/** Chrome's own 'Slow 3G', and a phone of a quarter of this machine's speed. Latency in milliseconds, throughput in bytes per second. */
const slow3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowerBy = 4;

/** What other work takes of this machine's processors is taken from that phone already. */
const throttle = (): number => Math.max(1, slowerBy / busier());

/** Makes the network and the processor of a page slow; nothing of earlier visits helps it. */
export async function makeSlow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', slow3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle() });
}

/** Listens for texts from the page's first moment on, over all that it opens; asked later, says which were there at any time. */
export async function wasEverSeen<Name extends string>(
  page: Page,
  texts: Readonly<Record<Name, string>>,
): Promise<() => Promise<Record<Name, boolean>>> {
  const seen = Object.fromEntries(Object.keys(texts).map((name) => [name, false])) as Record<Name, boolean>;
  await page.exposeFunction('alcanciaSaw', (name: Name) => (seen[name] = true));
  await page.addInitScript((listened) => {
    new MutationObserver(() => {
      const whole = document.body?.textContent ?? '';
      for (const [name, text] of listened)
        if (whole.includes(text)) (globalThis as unknown as { alcanciaSaw(name: string): void }).alcanciaSaw(name);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, Object.entries<string>(texts));
  return async () => seen;
}

/** A step that failed says for what it waited, which requests had no answer, and what the page showed. */
export async function orSaysWhatStoodThere(page: Page, steps: () => Promise<void>): Promise<void> {
  const waiting = new Set<string>();
  const refused: string[] = [];
  page.on('request', (request) => waiting.add(`${request.method()} ${request.url()}`));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => waiting.delete(`${request.method()} ${request.url()}`));
  page.on('requestfailed', (request) => refused.push(`${request.method()} ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  try {
    await steps();
  } catch (error) {
    const shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    const [first] = String(error).split('\n');
    const parts = [
      first,
      `without an answer: ${[...waiting].join(', ')}`,
      `failed: ${refused.join(', ')}`,
      `${page.url()} showed «${shown}»`,
    ];
    throw new Error(parts.join('; '), { cause: error });
  }
}
