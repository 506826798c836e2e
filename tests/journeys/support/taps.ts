import { setTimeout as pause } from 'node:timers/promises';

import type { Locator, Page } from 'playwright-core';

/** Where something stands on the screen, in whole CSS pixels. */
export async function placeOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** Taps twice at one place of the glass, `apartMs` after one another, whatever stands there by then. */
export async function tapTwice(page: Page, target: Locator, apartMs: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await placeOf(target);
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await pause(apartMs); // the second tap of somebody who is unsure: the time itself is what is tried here
  await tap();
}

/** Counts the acts that a page asks for from now on. */
export function actsOf(page: Page, address: RegExp): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && address.test(pathname)) asked.push(pathname);
  });
  return () => asked;
}

/** So long what has moved takes no tap, in milliseconds; a little more than the product's own 700. */
const settledMs = 750;

/** Waits until it has stood still for so long that a person has seen where it is. By the clock: a page behind others draws no frames. */
export const untilStill = (target: Locator): Promise<void> =>
  target.evaluate(
    (element, ms) =>
      new Promise<void>((resolve) => {
        let last = element.getBoundingClientRect();
        let since = performance.now();
        const look = (): void => {
          const { x, y } = element.getBoundingClientRect();
          if (x !== last.x || y !== last.y) [last, since] = [element.getBoundingClientRect(), performance.now()];
          if (performance.now() - since > ms) resolve();
          else setTimeout(look, 50);
        };
        look();
      }),
    settledMs,
  );

/** Taps what has stood still for so long. */
export async function tapOnceStill(target: Locator): Promise<void> {
  await untilStill(target);
  await target.click();
}
