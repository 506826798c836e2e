import type { Page } from 'playwright-core';

/** Widths at which a page has to hold, and whether its letters are twice as large. */
export const layouts = [
  { name: '320', width: 320, height: 568, isLarge: false },
  { name: '390', width: 390, height: 844, isLarge: false },
  { name: '1280', width: 1280, height: 800, isLarge: false },
  { name: '1280 at 200 %', width: 640, height: 400, isLarge: false },
  { name: '1280 with letters of 200 %', width: 1280, height: 800, isLarge: true },
] as const;
type Layout = (typeof layouts)[number];

/**
 * Every letter of what is on top twice as large, everything else as it was: what a browser's text size does. Answers how to
 * undo it.
 */
function enlarge(popup: string): () => void {
  const onTop = [...document.querySelectorAll(popup || 'dialog[open]')].at(-1) ?? document.body;
  const sizes = [...onTop.querySelectorAll<HTMLElement>('*')].map(
    (one) => [one, one.style.fontSize, Number.parseFloat(getComputedStyle(one).fontSize)] as const,
  );
  for (const [one, , size] of sizes) one.style.fontSize = `${size * 2}px`;
  return () => {
    for (const [one, before] of sizes) one.style.fontSize = before;
    // As when the window changes: what stands elsewhere now has not moved under the finger.
    dispatchEvent(new Event('resize'));
  };
}

/** What is wider than the page, what cannot be reached and what something else lies over, as a person who scrolls there would find it. */
function faultsOnPage(popup: string): string[] {
  const over = [...document.querySelectorAll<HTMLElement>(popup || 'dialog[open]')].at(-1);
  if (popup && !over) return [`there is no ${popup}`];
  const root = over ?? document.body;
  const { clientWidth: width, clientHeight: height, scrollWidth } = document.documentElement;
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.className} «${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 50)}»`;
  const isSeen = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.closest('.sr, [aria-hidden=true], [inert]') === null;
  const isCutOff = (one: Element, by: RegExp): boolean => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (by.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  const reachOf = (one: Node): number => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect().right;
  };
  const faults: string[] = [];
  for (const body of over?.querySelectorAll('.over-body, .popup, .k-modal') ?? [])
    if (body.scrollWidth > body.clientWidth + 1)
      faults.push(`${nameOf(body)} scrolls sideways by ${body.scrollWidth - body.clientWidth}`);
  if (scrollWidth > width) {
    const outside = [...document.querySelectorAll('body *')].filter(
      (one) => reachOf(one) > width + 1 && one.childElementCount === 0 && !isCutOff(one, /auto|scroll|hidden|clip/),
    );
    const which = outside.slice(0, 3).map(nameOf).join(', ');
    faults.push(`the page is ${scrollWidth - width} px wider than its window: ${which}`);
  }
  const acting = 'button, a[href], input, select, textarea, [role=button], [role=tab], [role=switch], summary';
  for (const one of root.querySelectorAll(`${acting}, h1, h2, h3, h4, p, li, label, b`)) {
    const { left, right } = one.getBoundingClientRect();
    if (isSeen(one) && (left < -1 || right > width + 1) && !isCutOff(one, /auto|scroll/))
      faults.push(`${nameOf(one)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width}`);
  }
  for (const one of root.querySelectorAll<HTMLElement>(acting)) {
    if (!isSeen(one) || one.matches(':disabled')) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width: wide, height: tall } = one.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + wide / 2, top + tall / 2];
    const isOutside = x < 0 || y < 0 || x > width || y > height;
    if (isOutside && over && wide > 0 && !isCutOff(one, /auto|scroll/)) faults.push(`${nameOf(one)} is out of reach`);
    if (wide === 0 || isOutside) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && !one.contains(hit) && hit.closest('label')?.contains(one) !== true)
      faults.push(`${nameOf(one)} is covered by ${nameOf(hit)}`);
  }
  scrollTo(0, 0);
  return faults;
}

async function faultsAt(page: Page, { name, width, height, isLarge }: Layout, popup = ''): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => document.fonts.ready);
  const undo = isLarge ? await page.evaluateHandle(enlarge, popup) : null;
  const faults = await page.evaluate(faultsOnPage, popup);
  await undo?.evaluate((back) => back());
  return faults.map((fault) => `${name}: ${fault}`);
}

/** The faults of a page, or of the dialog that is open on it, at every layout. */
export async function layoutFaultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const layout of layouts) found.push(...(await faultsAt(page, layout)));
  return found;
}

interface Popup {
  readonly popup: string;
  readonly open: (page: Page) => Promise<void>;
  /** The widths between which it is there. */
  readonly from?: number;
  readonly below?: number;
}

/** What a new width moves is moved within two frames: a button that moves between press and release is not clicked. */
const hasSettled = (): Promise<unknown> =>
  new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)));

/** The faults of what pops up beside its button: it is opened at each width anew. */
export async function popupFaultsOf(
  page: Page,
  { popup, open, from = 0, below = Infinity }: Popup,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const layout of layouts.filter(({ width }) => width >= from && width < below)) {
    await page.setViewportSize(layout);
    await page.evaluate(hasSettled);
    await open(page);
    await page.locator(popup).waitFor();
    found.push(...(await faultsAt(page, layout, popup)));
    await page.keyboard.press('Escape');
    await page.locator(popup).waitFor({ state: 'hidden' });
  }
  return found;
}
