/** What this browser knows of its way to the server. */
export interface ConnectionState {
  readonly isOffline: boolean;
  /** Somebody has waited longer than anybody should without a word. */
  readonly isSlow: boolean;
  /** When the server last answered, in milliseconds since 1970: as old as this may be what is shown. */
  readonly heardAt: number;
}

/** After so many milliseconds a wait is said. */
export const slowAfterMs = 5_000;
/** While offline, or said to be, the server is looked for this often, in milliseconds: 'online' says only that there is some network. */
const lookAgainMs = 5_000;
/** Answered by the gateway itself. */
const alive = '/health/live';

/** Whether the server can be reached: learnt from real requests, because a browser only knows whether it has any network. */
export class Connection {
  private state: ConnectionState = { isOffline: false, isSlow: false, heardAt: Date.now() };
  private readonly watchers = new Set<() => void>();
  private readonly slow = new Set<object>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (watch: () => void): (() => void) => {
    this.watchers.add(watch);
    return () => this.watchers.delete(watch);
  };
  readonly snapshot = (): ConnectionState => this.state;

  /** Asks the server itself whenever the browser says that its network came or went. */
  follow(): void {
    addEventListener('offline', () => void this.look());
    addEventListener('online', () => void this.look());
  }

  /** A person begins to wait; what comes back ends it. */
  waits(): () => void {
    const wait = {};
    const timer = setTimeout(() => {
      this.slow.add(wait);
      this.change({ isSlow: true });
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
      if (this.slow.delete(wait)) this.change({ isSlow: this.slow.size > 0 });
    };
  }

  /** An answer came, whatever it says. */
  readonly heard = (): void => {
    clearTimeout(this.timer);
    // It may have been on its way already when the network went.
    if (!navigator.onLine) this.lookLater();
    this.change({ isOffline: false, heardAt: Date.now() });
  };

  /** A request found no way to the server. */
  readonly lost = (): void => {
    clearTimeout(this.timer);
    this.lookLater();
    this.change({ isOffline: true });
  };

  /** Asks the server now. */
  async isThere(): Promise<boolean> {
    await this.look();
    return !this.state.isOffline;
  }

  /** Resolves once there is a way to the server again. */
  back(): Promise<void> {
    if (!this.state.isOffline) return Promise.resolve();
    return new Promise((resolve) => {
      const unwatch = this.subscribe(() => {
        if (this.state.isOffline) return;
        unwatch();
        resolve();
      });
    });
  }

  private lookLater(): void {
    this.timer = setTimeout(() => void this.look(), lookAgainMs);
  }

  private async look(): Promise<void> {
    await fetch(alive, { cache: 'no-store' }).then(this.heard, this.lost);
  }

  private change(change: Partial<ConnectionState>): void {
    const before = this.state;
    this.state = { ...before, ...change };
    if (before.isOffline === this.state.isOffline && before.isSlow === this.state.isSlow) return;
    for (const watch of this.watchers) watch();
  }
}

/** The one of this page. */
export const connection = new Connection();
