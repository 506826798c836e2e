import { cookieChoiceDays, cookieNoticeVersion } from '@alcancia/contracts/identity';
import { browserStorage } from '@alcancia/web-kit';

/** What this browser may keep beyond what it needs. */
export interface Allowed {
  readonly measurement: boolean;
  readonly outreach: boolean;
}

export interface CookieChoice extends Allowed {
  /** By which the evidence of it is found; the browser has made it up. */
  readonly browserId: string;
  readonly noticeVersion: string;
  /** In ms since 1970. */
  readonly decidedAt: number;
}

const place = 'alcancia.cookies';
/** Under which number this browser came by an ambassador's link; the landing keeps it (frontends/landing/src/tracking). */
export const visitorPlace = 'alcancia.visitor';
const dayMs = 86_400_000;

function parsed(text: string | null): CookieChoice | null {
  try {
    const choice = JSON.parse(text ?? '') as CookieChoice;
    return /^[0-9a-f]{32}$/.test(choice.browserId) && Number.isFinite(choice.decidedAt) ? choice : null;
  } catch {
    return null;
  }
}

const holds = ({ noticeVersion, decidedAt }: CookieChoice, now: number): boolean =>
  noticeVersion === cookieNoticeVersion && now - decidedAt < cookieChoiceDays * dayMs;

/** The answer of this browser, for every tab of it; where nothing can be stored, of this page alone. */
export class KeptChoice {
  private readonly watchers = new Set<() => void>();
  private text: string | null | undefined;
  private choice: CookieChoice | null = null;

  constructor(private readonly storage = browserStorage()) {
    window.addEventListener('storage', ({ key }) => {
      if (key === place || key === null) this.tell();
    });
  }

  readonly subscribe = (watch: () => void): (() => void) => {
    this.watchers.add(watch);
    return () => this.watchers.delete(watch);
  };

  /** Null while there is no answer, or none to the words of today. */
  readonly snapshot = (): CookieChoice | null => {
    const text = this.storage.getItem(place);
    if (text !== this.text) {
      this.text = text;
      this.choice = parsed(text);
    }
    return this.choice && holds(this.choice, Date.now()) ? this.choice : null;
  };

  /** Also of an answer that holds no more: the evidence of one browser stands under one number. */
  browserId(): string | null {
    return parsed(this.storage.getItem(place))?.browserId ?? null;
  }

  keep(choice: CookieChoice): void {
    this.storage.setItem(place, JSON.stringify(choice));
    if (!choice.outreach) this.storage.removeItem(visitorPlace);
    this.tell();
  }

  private tell(): void {
    for (const watch of this.watchers) watch();
  }
}
