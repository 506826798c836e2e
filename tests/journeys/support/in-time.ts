import { availableParallelism, loadavg } from 'node:os';

import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** How soon a screen follows what was decided elsewhere, in ms. */
const aimMs = 1_000;
/** So many times an ordinary signal may take what cuts rights: two rooms tell of it, and everything is read anew for each. */
const timesOrdinary = 6;
/** What a read of nothing takes a page where the machine does little else, in ms. */
const easyReadMs = 20;

interface Change {
  readonly css: string;
  readonly text: string;
  readonly to: 'shown' | 'gone';
}
interface Watch {
  /** When it was so, and stayed so, in ms since 1970. */
  at: number | null;
  /** What small reads took meanwhile, in ms. */
  readonly reads: number[];
  isOver: boolean;
}
type Watching = typeof globalThis & { watch: Watch };

/** From now on the page itself notes when an element of `css` says `text`, or none does any more, and what a read takes. */
const watchIn = (page: Page, change: Change): Promise<void> =>
  page.evaluate(({ css, text, to }) => {
    const isSo = (): boolean =>
      [...document.querySelectorAll(css)].some(({ textContent }) => textContent.includes(text)) === (to === 'shown');
    if (isSo()) throw new Error(`${text} is ${to} already`);
    const watch: Watch = { at: null, reads: [], isOver: false };
    Object.assign(globalThis, { watch });
    new MutationObserver(() => {
      watch.at = isSo() ? (watch.at ?? Date.now()) : null;
    }).observe(document, { childList: true, subtree: true, characterData: true });
    const readOn = async (): Promise<void> => {
      while (!watch.isOver) {
        const startedAt = performance.now();
        await (await fetch('/health/live', { cache: 'no-store' })).text();
        watch.reads.push(performance.now() - startedAt);
        await new Promise(requestAnimationFrame);
      }
    };
    void readOn();
  }, change);

/** How many processes have wanted each processor of late: what goes through several of them waits in each for its turn. */
const runningForEach = (): number => (loadavg()[0] ?? 0) / availableParallelism();

const endOf = (page: Page): Promise<Watch> =>
  page.evaluate(() => {
    const { watch } = globalThis as Watching;
    watch.isOver = true;
    return watch;
  });

/**
 * How soon a page follows what others do. The page takes the time itself, from the server's answer to them, on the clock
 * that everything on a machine shares. What a busy machine takes for an ordinary signal is the measure of the rest.
 */
export function followingOf(page: Page) {
  let ordinaryMs = 0;

  /** `act` resolves with the moment of the server's answer, in ms since 1970. */
  async function measure(change: Change, act: () => Promise<number>) {
    await watchIn(page, change);
    const answeredAt = await act();
    const state = change.to === 'shown' ? 'attached' : 'detached';
    await page.locator(change.css, { hasText: change.text }).first().waitFor({ state });
    const { at, reads } = await endOf(page);
    const took = Math.round((at ?? Number.POSITIVE_INFINITY) - answeredAt);
    return { took, readMs: reads.reduce((sum, ms) => sum + ms, 0) / reads.length };
  }

  return {
    /** Something that an ordinary signal brings. */
    async shows(css: string, text: string, act: () => Promise<unknown>): Promise<void> {
      const { took } = await measure({ css, text, to: 'shown' }, () => act().then(() => Date.now()));
      ordinaryMs = Math.max(ordinaryMs, took);
    },
    /** All of it is gone within a second, or within what the machine takes just then. */
    async losesInTime(css: string, text: string, act: () => Promise<number>): Promise<void> {
      const { took, readMs } = await measure({ css, text, to: 'gone' }, act);
      const busy = Math.max(1, readMs / easyReadMs, runningForEach());
      const limit = Math.round(Math.max(aimMs, timesOrdinary * ordinaryMs) * busy);
      const beside = `an ordinary signal: ${ordinaryMs} ms, a read: ${readMs.toFixed(1)} ms, busy: ${busy.toFixed(1)}, limit ${limit} ms`;
      process.stdout.write(`'${text}' is gone after ${took} ms (${beside})\n`);
      expect(took).toBeLessThanOrEqual(limit);
    },
  };
}
