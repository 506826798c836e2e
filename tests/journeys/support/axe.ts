import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

import { type Screen, screens } from './a-browser.js';

interface WithAxe {
  readonly axe: { run(within: Node, options: RunOptions): Promise<AxeResults> };
}

/** What axe finds in what is on top: on this page, or in the dialog that is open on it, as wide as it is. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const onTop = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const inPage = globalThis as unknown as WithAxe;
    const { violations } = await inPage.axe.run(onTop, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}

/** By how many pixels the page has to be moved sideways to be read. */
const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What axe finds on this page on a phone and on a desktop, as it stands, and whether it is wider than the screen. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(screens) as [Screen, (typeof screens)[Screen]][]) {
    await page.setViewportSize(size);
    found.push(...(await violationsOn(page)).map((violation) => `${name} ${violation}`));
    const overhang = await overhangOf(page);
    if (overhang > 0) found.push(`${name} is ${overhang} px wider than the screen`);
  }
  return found;
}
