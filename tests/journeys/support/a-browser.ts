import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** The screens of the pictures and the journeys. */
export const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
export type Screen = keyof typeof screens;

export const aBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });

/** A browser of its own, with its own storage, as somebody in Mexico City has it. */
export async function aDevice(
  browser: Browser,
  origin: string,
  screen: Screen,
  options: { readonly isStill?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screens[screen],
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    hasTouch: screen === 'phone',
    ...(options.isStill ? { reducedMotion: 'reduce' } : {}),
  });
  // Long enough for a machine that does much else; whoever waits for what is there waits no longer.
  context.setDefaultTimeout(45_000);
  context.setDefaultNavigationTimeout(90_000);
  return context;
}

/** A page's hidden failures: uncaught errors, and 5xx answers. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}
