import type { AnyRequest, AskOf } from '@alcancia/contracts/define';

import { newKey } from '../api/new-key.js';
import type { BrowserStorage } from '../session/stored-session.js';

/** As much of a contract as sending needs: it may be sent by a page that has not loaded the room that knows it. */
export type SendableContract = Pick<AnyRequest, 'subject' | 'http' | 'kind' | 'topics'>;

/** An act that somebody was promised: 'Pendiente de enviar'. */
export interface PendingAct {
  /** Its idempotency key, the same over every attempt (house §4). */
  readonly key: string;
  /** The profile that did it; nobody else's session sends it. */
  readonly owner: string;
  readonly contract: SendableContract;
  readonly input: Readonly<Record<string, unknown>>;
  /** `none`: it has not left this device. `begun`: it may have reached the server. `failed`: it may have, and no answer came. */
  readonly tries: 'none' | 'begun' | 'failed';
}

const place = 'alcancia.pending';

const isAct = (read: unknown): read is PendingAct => {
  const { key, owner, contract, input } = (read ?? {}) as Partial<PendingAct>;
  return (
    typeof key === 'string' &&
    typeof owner === 'string' &&
    typeof input === 'object' &&
    typeof contract?.subject === 'string' &&
    /^(?:POST|PUT|DELETE) \/api\//.test(contract.http ?? '') &&
    Array.isArray(contract.topics)
  );
};

/** Acts that wait for the network, kept on the device: a closed tab loses none of them (quality F21). */
export class PendingActs {
  private acts: readonly PendingAct[];
  private readonly watchers = new Set<() => void>();

  constructor(private readonly storage: BrowserStorage) {
    this.acts = this.read();
  }

  readonly subscribe = (watch: () => void): (() => void) => {
    this.watchers.add(watch);
    return () => this.watchers.delete(watch);
  };
  /** Oldest first. */
  readonly snapshot = (): readonly PendingAct[] => this.acts;

  /** Keeps it before anything is sent. */
  keep<C extends AnyRequest>({ subject, http, kind, topics }: C, input: AskOf<C>, owner: string): PendingAct {
    const contract = { subject, kind, topics, ...(http ? { http } : {}) };
    const act = { key: newKey(), owner, contract, input: input as PendingAct['input'], tries: 'none' as const };
    this.write([...this.read(), act]);
    return act;
  }

  drop({ key }: PendingAct): void {
    this.write(this.read().filter((act) => act.key !== key));
  }

  mark({ key }: PendingAct, tries: PendingAct['tries']): void {
    this.write(this.read().map((act) => (act.key === key ? { ...act, tries } : act)));
  }

  /** Another tab may have sent one or kept another. */
  readonly look = (): void => this.show(this.read());

  private read(): readonly PendingAct[] {
    try {
      const read: unknown = JSON.parse(this.storage.getItem(place) ?? '[]');
      return Array.isArray(read) ? read.filter(isAct) : [];
    } catch {
      return [];
    }
  }

  /** A device that keeps nothing more throws: then nothing may be promised. */
  private write(acts: readonly PendingAct[]): void {
    if (acts.length > 0) this.storage.setItem(place, JSON.stringify(acts));
    else this.storage.removeItem(place);
    this.show(acts);
  }

  private show(acts: readonly PendingAct[]): void {
    this.acts = acts;
    for (const watch of this.watchers) watch();
  }
}
