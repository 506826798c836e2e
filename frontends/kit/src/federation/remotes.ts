import { keepKnown, type KnownModule, readKnown, type BrowserStorage } from './known-modules.js';
import type { RemoteModule } from './remote-module.js';

/** `waiting`: it has not been asked for yet. */
type RemoteStatus = 'waiting' | 'loading' | 'here' | 'down';

export interface RemoteState {
  readonly name: string;
  readonly status: RemoteStatus;
  /** Complete once it is `here`; before, what was kept of its last visit. Null: nothing is known. */
  readonly known: KnownModule | null;
}

interface RemotesParts {
  /** In the order in which their entries stand in the navigation. */
  readonly names: readonly string[];
  readonly load: (name: string) => Promise<RemoteModule>;
  readonly storage: BrowserStorage;
}

/** The micro-frontends of this page, and what each has brought so far. */
export class Remotes {
  private states: readonly RemoteState[];
  private readonly watchers = new Set<() => void>();

  constructor(private readonly parts: RemotesParts) {
    this.states = parts.names.map((name) => ({ name, status: 'waiting', known: readKnown(parts.storage, name) }));
  }

  readonly subscribe = (watch: () => void): (() => void) => {
    this.watchers.add(watch);
    return () => this.watchers.delete(watch);
  };
  /** A new list whenever one of them has answered. */
  readonly snapshot = (): readonly RemoteState[] => this.states;

  /** Loads these unless they were asked for already. */
  want(names: readonly string[]): void {
    for (const { name, status } of this.states) if (status === 'waiting' && names.includes(name)) void this.load(name);
  }

  /** Asks again those that did not answer. */
  readonly retry = (): void => {
    for (const { name, status } of this.states) if (status === 'down') void this.load(name);
  };

  private async load(name: string): Promise<void> {
    this.change(name, { status: 'loading' });
    try {
      const module = await this.parts.load(name);
      keepKnown(this.parts.storage, name, module);
      this.change(name, { status: 'here', known: module });
    } catch {
      this.change(name, { status: 'down' });
    }
  }

  private change(name: string, change: Partial<RemoteState>): void {
    this.states = this.states.map((state) => (state.name === name ? { ...state, ...change } : state));
    for (const watch of this.watchers) watch();
  }
}
