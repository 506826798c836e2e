import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';

import { screens } from './a-browser.js';

const folder = fileURLToPath(new URL('../../../shots', import.meta.url));

/** The smallest screen that the product promises to hold on. */
const smallest = { width: 320, height: 568 };
export const pictureSizes = [screens.desktop, screens.phone, smallest] as const;

const taken = new Set<string>();

/** How many screens and dialogs have been seen in this run. */
export const pictureCount = (): number => taken.size;

/** Forgets the pictures of earlier runs. */
export async function anEmptyAlbum(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Nothing is on its way any more; what never comes is not waited for. */
async function isStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** The browser has drawn the page at its new size; on a busy machine it does not draw pages that are not in front. */
async function isDrawn(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** How tall the page would like to be: what sticks to the window's foot then stands at the page's. */
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** A picture as the page stands, at each width: shots/{name}-{width}.png. Two of one name would hide one of them. */
export async function picture(page: Page, name: string, part: 'page' | 'window' = 'page'): Promise<void> {
  if (taken.has(name)) throw new Error(`There is a picture of ${name} already.`);
  taken.add(name);
  for (const { width, height } of pictureSizes) {
    await page.setViewportSize({ width, height });
    await isStill(page);
    if (part === 'page') await page.setViewportSize({ width, height: Math.max(height, await heightOf(page)) });
    await isDrawn(page);
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), animations: 'disabled' });
  }
}

const framed = async (name: string, place: string): Promise<string> => {
  const drawn = (await readFile(path.join(folder, `${name}.png`))).toString('base64');
  const frame = `position:absolute;top:34px;height:522px;overflow:hidden;box-shadow:0 12px 30px #122e2b33;${place}`;
  return `<div style="${frame}"><img style="display:block;width:100%" src="data:image/png;base64,${drawn}"></div>`;
};

/** shots/alcancia.webp, the README's picture: an adult's first screen beside a child's world, from their pictures. */
export async function sideBySide(page: Page, adult: string, child: string): Promise<void> {
  const desktop = await framed(adult, 'left:30px;width:690px;border-radius:16px');
  const phone = await framed(child, 'right:30px;width:236px;border-radius:26px');
  await page.setViewportSize({ width: 1000, height: 590 });
  await page.goto('about:blank');
  await page.setContent(`<body style="margin:0;background:#dcefe6">${desktop}${phone}</body>`);
  const drawn = await page.screenshot();
  // The browser writes WebP by itself: nobody needs another program to make this picture again.
  const packed = await page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', 0.9).split(',')[1]!;
  }, drawn.toString('base64'));
  await writeFile(path.join(folder, 'alcancia.webp'), Buffer.from(packed, 'base64'));
}
