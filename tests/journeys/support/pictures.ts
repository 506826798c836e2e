import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';

import { screens } from './a-browser.js';

const folder = fileURLToPath(new URL('../../../shots', import.meta.url));

/** Nothing is on its way any more; what never comes is not waited for. */
async function isStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** How tall the page would like to be: what sticks to the window's foot then stands at the page's. */
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** A picture as the page stands, on a phone and on a desktop: shots/{name}-{width}.png. */
export async function picture(page: Page, name: string, part: 'page' | 'window' = 'page'): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { width, height } of Object.values(screens)) {
    await page.setViewportSize({ width, height });
    await isStill(page);
    if (part === 'page') await page.setViewportSize({ width, height: Math.max(height, await heightOf(page)) });
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), animations: 'disabled' });
  }
}
