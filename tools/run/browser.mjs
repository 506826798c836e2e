import { existsSync } from 'node:fs';

import { Failure } from './place.mjs';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium that has no window: it shows the same pages for a sixth less of the processor. */
const windowless = '/usr/bin/chromium-headless-shell';

const isThere = (place) => existsSync(place);

/**
 * Where Chromium is, as environment variables: CHROMIUM_PATH, if it was given, or usual places. WHOLE_CHROMIUM_PATH is for
 * whoever times a page: without a window the first frame takes a quarter of a second longer on a slow processor.
 */
export function browserPaths() {
  const { CHROMIUM_PATH: named } = process.env;
  const found = (named ? [named] : [windowless, ...whole]).find(isThere);
  if (!found) throw new Failure('No encuentro Chromium: instálalo o di dónde está con CHROMIUM_PATH.');
  return { CHROMIUM_PATH: found, WHOLE_CHROMIUM_PATH: (named ? [] : whole).find(isThere) ?? found };
}
