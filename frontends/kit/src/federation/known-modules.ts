import type { Audience, NavEntry, RemoteModule, RemotePage } from './remote-module.js';

/** A page without what only code can give. */
export type KnownPage = Omit<RemotePage, 'element'> & Partial<Pick<RemotePage, 'element'>>;
export type KnownEntry = Omit<NavEntry, 'icon' | 'badge'> & Partial<Pick<NavEntry, 'icon' | 'badge'>>;

/** What this browser knows of a micro-frontend: all of it, or what could be kept of its last visit. */
export interface KnownModule {
  readonly routes: readonly KnownPage[];
  readonly nav: readonly KnownEntry[];
}

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

const place = (name: string) => `alcancia.remote.${name}`;
const madeOfCode = new Set(['element', 'icon', 'badge']);

const audiences: readonly unknown[] = ['people', 'adults', 'administrators'] satisfies Audience[];

const startsAtRoot = (path: unknown): boolean => typeof path === 'string' && /^\/(?!\/)/.test(path);
const areTexts = (...words: readonly unknown[]): boolean => words.every((word) => typeof word === 'string');
const areTextsIfAny = (...words: readonly unknown[]): boolean =>
  areTexts(...words.filter((word) => word !== undefined));

const isPage = (read: Partial<KnownPage> | null): boolean =>
  startsAtRoot(read?.path) &&
  audiences.includes(read?.for) &&
  areTextsIfAny(read?.title, read?.section, read?.area, read?.flag);

const isEntry = (read: Partial<KnownEntry> | null): boolean =>
  startsAtRoot(read?.to) &&
  areTexts(read?.label, read?.group) &&
  areTextsIfAny(read?.short, read?.also, read?.whenLocked);

/** Another release of ours, or something else, may have written it: what does not fit would be on the screen before anything can replace it. */
function isKnown(read: unknown): read is KnownModule {
  const { routes, nav } = (read ?? {}) as Partial<KnownModule>;
  return Array.isArray(routes) && Array.isArray(nav) && routes.every(isPage) && nav.every(isEntry);
}

/** What was kept, so that navigation and guards stand before the micro-frontend answers, or while it is down. */
export function readKnown(storage: BrowserStorage, name: string): KnownModule | null {
  try {
    const read: unknown = JSON.parse(storage.getItem(place(name)) ?? 'null');
    return isKnown(read) ? read : null;
  } catch {
    return null;
  }
}

/** Keeps the words and paths; a browser that keeps nothing only waits longer the next time. */
export function keepKnown(storage: BrowserStorage, name: string, { routes, nav }: RemoteModule): void {
  const words = JSON.stringify({ routes, nav }, (key, value: unknown) => (madeOfCode.has(key) ? undefined : value));
  try {
    if (storage.getItem(place(name)) !== words) storage.setItem(place(name), words);
  } catch {
    // full or forbidden
  }
}
