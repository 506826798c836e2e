import type { Page, Request } from 'playwright-core';

/** In milliseconds: the network is still for half a second within this, or the page itself is asked whether it is. */
const stillWithinMs = 30_000;
/** Nothing new on the page for so long (ms), and nothing that says it is still waiting. */
const nothingNewForMs = 5_000;

/** Run on the page: since when there is as much on it as now, by its own clock. */
function hasNothingNew(forMs: number): boolean {
  const seen = window as Window & { asOf?: { readonly much: string; readonly at: number } };
  const loaded = performance.getEntriesByType('resource').length;
  const much = `${loaded} ${document.getElementsByTagName('*').length}`;
  if (seen.asOf?.much !== much) seen.asOf = { much, at: performance.now() };
  return performance.now() - seen.asOf.at > forMs && document.querySelector('[aria-busy=true]') === null;
}

/**
 * Opens a page and waits until nothing is on its way any more: what comes late moves what is pressed. On a busy machine the
 * network was once not still for 90 s, and nobody knows for what: then the page decides, and it is said what was still out.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const out = new Set<Request>();
  const goes = (request: Request): void => void out.add(request);
  const ends = (request: Request): void => void out.delete(request);
  page.on('request', goes).on('requestfinished', ends).on('requestfailed', ends);
  try {
    await page.goto(path);
    await page.waitForLoadState('networkidle', { timeout: stillWithinMs }).catch(async () => {
      await page.waitForFunction(hasNothingNew, nothingNewForMs, { polling: 500, timeout: 2 * stillWithinMs });
      console.warn(`${path} never came to rest: ${[...out].map((one) => `${one.method()} ${one.url()}`).join(', ')}`);
    });
  } finally {
    page.off('request', goes).off('requestfinished', ends).off('requestfailed', ends);
  }
}
