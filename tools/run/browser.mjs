import { existsSync } from 'node:fs';

import { Failure } from './place.mjs';

/** The first is Chromium without a window to draw: the same pages for a sixth less of the processor. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where Chromium is: CHROMIUM_PATH or a usual place. */
export function chromiumPath() {
  const { CHROMIUM_PATH: named } = process.env;
  const found = (named ? [named] : usual).find((place) => existsSync(place));
  if (!found) throw new Failure('No encuentro Chromium: instálalo o di dónde está con CHROMIUM_PATH.');
  return found;
}
