import type { Browser, Page } from 'playwright-core';

/** Enough to see which screen stands there, and what of it. */
const mostLines = 60;
/** Whoever fails has waited long enough, in ms. */
const withinMs = 5_000;

async function whatShows(page: Page): Promise<string> {
  const outline = await page
    .locator('body')
    .ariaSnapshot({ timeout: withinMs })
    .catch((error: unknown) => `does not answer: ${String(error)}`);
  return [page.url(), ...outline.split('\n').slice(0, mostLines)].join('\n');
}

/** Every open page in words: its address, and its outline as a screen reader has it. */
export async function whatPagesShow(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return (await Promise.all(pages.map(whatShows))).join('\n\n');
}
