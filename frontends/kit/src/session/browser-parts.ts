import { ApiError } from '../api/api-error.js';
import { openKeycloak, type OpenAccount } from './account.js';
import { sessionPlace, type BrowserStorage } from './stored-session.js';

/** What a session needs of the browser. */
export interface BrowserParts {
  readonly storage: BrowserStorage;
  /** One tab at a time. */
  readonly locked: <T>(work: () => Promise<T>) => Promise<T>;
  /** The same for what waits to be sent, which takes tokens while it holds it. */
  readonly lockedForSending: <T>(work: () => Promise<T>) => Promise<T>;
  /** Tells the other tabs to look at what is stored. */
  readonly tell: () => void;
  readonly listen: (look: () => void) => void;
  /** 'A profile was chosen in this browser session': shared by the tabs, gone with the browser (house §5). */
  readonly mark: { readonly isSet: () => boolean; readonly set: () => void; readonly clear: () => void };
  readonly openAccount: OpenAccount;
}

const markName = 'alcancia_here';
const lockWaitMs = 15_000;

/** Where local storage is refused, this page's memory: the session lasts as long as the page. */
function memoryStorage(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

let storage: BrowserStorage | undefined;
/** The browser's local storage, if it may be used. */
export function browserStorage(): BrowserStorage {
  if (storage) return storage;
  try {
    localStorage.setItem('alcancia.probe', '1');
    localStorage.removeItem('alcancia.probe');
    storage = localStorage;
  } catch {
    storage = memoryStorage();
  }
  return storage;
}

/** Web Locks where there are any (not on a page without TLS in a home network), else one after the other in this tab. */
function lock(name: string): BrowserParts['locked'] {
  let last: Promise<unknown> = Promise.resolve();
  const inThisTab: BrowserParts['locked'] = (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return inThisTab;
  return async (work) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), lockWaitMs);
    return locks
      .request(name, { signal: deadline.signal }, async () => {
        clearTimeout(timer);
        return work();
      })
      .catch((thrown: unknown) => {
        throw deadline.signal.aborted ? new ApiError({ code: 'unavailable' }) : thrown;
      });
  };
}

const mark: BrowserParts['mark'] = {
  isSet: () => document.cookie.split('; ').includes(`${markName}=1`),
  set: () => {
    document.cookie = `${markName}=1; path=/; SameSite=Lax`;
  },
  clear: () => {
    document.cookie = `${markName}=; path=/; SameSite=Lax; Max-Age=0`;
  },
};

/** The parts of a real browser. Without BroadcastChannel, the other tabs still hear of it by the storage event. */
export function browserParts(): BrowserParts {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(sessionPlace);
  return {
    storage: browserStorage(),
    locked: lock(sessionPlace),
    lockedForSending: lock('alcancia.pending'),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none: it stays in our origin
    tell: () => channel?.postMessage('look'),
    listen: (look) => {
      channel?.addEventListener('message', look);
      addEventListener('storage', ({ key }) => (key === sessionPlace || key === null) && look());
    },
    mark,
    openAccount: openKeycloak,
  };
}
