import { newKey } from '../api/new-key.js';
import { browserStorage } from './browser-parts.js';
import type { BrowserStorage } from './stored-session.js';

const place = 'alcancia.device';

/** The key by which the server knows this device: random, made once, kept here also after a sign-out (G26). */
export function deviceKey(storage: BrowserStorage = browserStorage()): string {
  const kept = storage.getItem(place);
  if (kept && kept.length >= 16) return kept;
  const made = newKey();
  storage.setItem(place, made);
  return made;
}

/** What kind of device this looks like; decides its default name. */
export function deviceType({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator) {
  const isApplePad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (isApplePad || /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}
