import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

import { cookieNoticeVersion } from '@alcancia/contracts/identity';

/** The screens of the pictures and the journeys. */
export const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
export type Screen = keyof typeof screens;

export interface BrowserOptions {
  /** A file of sound that its microphone hears, and everybody may use it. */
  readonly microphone?: string;
  /** The one that people have, for whoever measures how long something takes. */
  readonly isWhole?: boolean;
}

export const aBrowser = ({ microphone, isWhole = false }: BrowserOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env[isWhole ? 'WHOLE_CHROMIUM_PATH' : 'CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      ...(microphone === undefined
        ? []
        : [
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
            `--use-file-for-fake-audio-capture=${microphone}%noloop`,
            '--autoplay-policy=no-user-gesture-required',
          ]),
    ],
  });

/** This browser has been asked, and lets nothing be kept beyond what is needed. */
const onlyNecessary = () => ({
  name: 'alcancia.cookies',
  value: JSON.stringify({
    browserId: '0'.repeat(32),
    measurement: false,
    outreach: false,
    noticeVersion: cookieNoticeVersion,
    decidedAt: Date.now(),
  }),
});

/**
 * A browser of its own, with its own storage, as somebody in Mexico City has it. `isAsked`: it has not said yet what it
 * may keep, and is asked on every public page.
 */
export async function aDevice(
  browser: Browser,
  origin: string,
  screen: Screen,
  options: { readonly isStill?: boolean; readonly isAsked?: boolean } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screens[screen],
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    hasTouch: screen === 'phone',
    ...(options.isStill ? { reducedMotion: 'reduce' } : {}),
    ...(options.isAsked
      ? {}
      : { storageState: { cookies: [], origins: [{ origin, localStorage: [onlyNecessary()] }] } }),
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
