import { ApiError } from '../api/api-error.js';
import type { Account } from '../session/account.js';
import type { BrowserParts } from '../session/browser-parts.js';
import { type AccountSession, type StoredSession, writeStored } from '../session/stored-session.js';

type Tokens = Pick<AccountSession, 'token' | 'refreshToken'>;

/** A browser without a window: its storage, lock, cookie and tabs, and an issuer that renews tokens. */
export class FakeBrowser {
  readonly kept = new Map<string, string>();
  isMarked = false;
  /** Refresh tokens that were given in for new ones, in order. */
  readonly renewed: string[] = [];
  /** What the issuer does with a refresh token: new tokens, or null when the session is over. Throw for a dead network. */
  issuer: (refreshToken: string) => Tokens | null | Promise<Tokens | null> = (refreshToken) => {
    const next = Number(refreshToken.split('-')[1] ?? 0) + 1;
    return { token: `access-${next}`, refreshToken: `refresh-${next}` };
  };
  /** Whether access tokens have run out. */
  isStale = false;

  private readonly looks = new Map<object, () => void>();
  private last: Promise<unknown> = Promise.resolve();
  private lastSent: Promise<unknown> = Promise.resolve();

  /** What one tab sees of it. */
  tab(): BrowserParts {
    const self = {};
    return {
      storage: {
        getItem: (name) => this.kept.get(name) ?? null,
        setItem: (name, value) => void this.kept.set(name, value),
        removeItem: (name) => void this.kept.delete(name),
      },
      locked: (work) => {
        const mine = this.last.then(work, work);
        this.last = mine.catch(() => undefined);
        return mine;
      },
      lockedForSending: (work) => {
        const mine = this.lastSent.then(work, work);
        this.lastSent = mine.catch(() => undefined);
        return mine;
      },
      tell: () => {
        for (const [tab, look] of this.looks) if (tab !== self) look();
      },
      listen: (look) => void this.looks.set(self, look),
      mark: {
        isSet: () => this.isMarked,
        set: () => void (this.isMarked = true),
        clear: () => void (this.isMarked = false),
      },
      openAccount: async (stored, onRenewed) => {
        const first = await this.renew(stored.refreshToken);
        if (!first) return null;
        onRenewed(first);
        return this.account(first, onRenewed);
      },
    };
  }

  /** Somebody is signed in and has chosen a profile in this browser session. */
  signedIn(
    stored: StoredSession = { kind: 'account', era: 'era-0', token: 'access-0', refreshToken: 'refresh-0' },
  ): this {
    writeStored(this.tab().storage, stored);
    this.isMarked = true;
    return this;
  }

  private async renew(refreshToken: string): Promise<Tokens | null> {
    this.renewed.push(refreshToken);
    try {
      return await this.issuer(refreshToken);
    } catch {
      throw new ApiError({ code: 'unavailable' });
    }
  }

  private account(first: Tokens, onRenewed: (tokens: Tokens) => void): Account {
    let held = first;
    return {
      get token() {
        return held.token;
      },
      isFreshFor: () => !this.isStale,
      adopt: (tokens) => {
        held = tokens;
      },
      renew: async () => {
        const next = await this.renew(held.refreshToken);
        if (!next) return false;
        held = next;
        this.isStale = false;
        onRenewed(next);
        return true;
      },
    };
  }
}
