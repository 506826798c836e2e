import type { Page } from 'playwright-core';

declare global {
  interface Window {
    isWatched?: boolean;
  }
}

const script = '/landing-touches.js';

/** Makes every visit of a page one of the five that are looked at; to be called before it is opened. */
export async function watchEveryVisit(page: Page): Promise<void> {
  await page.addInitScript((watching) => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => {
      real(numbers);
      if (numbers instanceof Uint8Array && numbers.length === 16) numbers[0] = 0;
      return numbers;
    };
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.endsWith(watching)) window.isWatched = true;
      },
      { capture: true },
    );
  }, script);
}

/** Until what is touched from now on is kept: what loads the script has run it, too. */
export async function untilWatched(page: Page): Promise<void> {
  await page.waitForFunction(() => window.isWatched === true);
}
