import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';

import { type Screen, screens } from './a-browser.js';

const folder = fileURLToPath(new URL('../../../shots', import.meta.url));

/** Nothing is on its way any more: fonts are there, pictures are drawn, toasts may stay. */
async function isStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** A picture of the page as it stands, on a phone and on a desktop: shots/{name}-{width}.png. */
export async function picture(page: Page, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [screen, size] of Object.entries(screens) as [Screen, (typeof screens)[Screen]][]) {
    await page.setViewportSize(size);
    await isStill(page);
    await page.screenshot({
      path: path.join(folder, `${name}-${screens[screen].width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
}
