import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { CallerShape } from '@alcancia/contracts/caller';
import type { Cause } from '@alcancia/server-kit';

import { idsOfCaller } from './caller-ids.js';
import { IdIndex } from './id-index.js';

/** Time to live of a cached caller, in milliseconds (house §5). */
export const believedForMs = 30_000;
/** A child's activity is told to identity at most this often, in milliseconds. */
export const activityToldEveryMs = 60_000;
const maxEntries = 10_000;

/** The caller of a token, and until when it holds in milliseconds since 1970 (null: identity gave no end). */
export interface Resolved {
  readonly caller: CallerShape;
  readonly expiresAt: number | null;
}

export interface Question {
  readonly token: string;
  readonly isPersonActing: boolean;
  /** Why it is asked. */
  readonly cause?: Cause;
}

export type Resolve = (question: Question) => Promise<Resolved | null>;

interface Entry extends Resolved {
  readonly believedUntil: number;
}

/** Tokens are kept as fingerprints, so that a dump of the memory gives none away. */
const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Callers of recent tokens, dropped by anything that they have to do with. */
export class CallerCache {
  private readonly index = new IdIndex<string>();
  private readonly entries = new LRUCache<string, Entry>({
    max: maxEntries,
    dispose: (_, key) => this.index.remove(key),
  });
  private readonly toldAt = new Map<string, number>();
  private readonly asking = new Map<string, Promise<Resolved | null>>();
  /** Rises with every drop: an answer to an earlier question is used once and not cached. */
  private generation = 0;

  constructor(
    private readonly resolve: Resolve,
    private readonly now: () => number = Date.now,
  ) {}

  async callerOf(question: Question): Promise<Resolved | null> {
    const key = keyOf(question.token);
    const known = this.entries.get(key);
    if (known && this.isGood(known) && !this.mustTell(key, known, question)) return known;
    return this.ask(key, question);
  }

  /** Asks identity even if the caller is cached: for sockets that are re-checked. */
  async fresh(token: string): Promise<Resolved | null> {
    return this.ask(keyOf(token), { token, isPersonActing: false });
  }

  /** Drops every cached caller with one of these ids; answers to earlier questions are not cached. */
  drop(...ids: readonly string[]): void {
    this.generation += 1;
    this.asking.clear();
    for (const key of ids.flatMap((id) => this.index.of(id))) this.entries.delete(key);
  }

  /** Drops all cached callers: events may have been missed. */
  dropAll(): void {
    this.generation += 1;
    this.asking.clear();
    this.entries.clear();
  }

  get size(): number {
    return this.entries.size;
  }

  private isGood({ believedUntil, expiresAt }: Entry): boolean {
    const now = this.now();
    return now < believedUntil && (expiresAt === null || now < expiresAt);
  }

  private mustTell(key: string, { caller }: Entry, { isPersonActing }: Question): boolean {
    if (!isPersonActing || caller.profile !== 'child') return false;
    return this.now() - (this.toldAt.get(key) ?? 0) >= activityToldEveryMs;
  }

  private ask(key: string, question: Question): Promise<Resolved | null> {
    const askKey = `${key}:${question.isPersonActing}`;
    const already = this.asking.get(askKey);
    if (already) return already;
    const asked = this.askOnce(key, question).finally(() => {
      if (this.asking.get(askKey) === asked) this.asking.delete(askKey);
    });
    this.asking.set(askKey, asked);
    return asked;
  }

  private async askOnce(key: string, question: Question): Promise<Resolved | null> {
    const { generation } = this;
    const askedAt = this.now();
    const answer = await this.resolve(question);
    if (generation !== this.generation) return answer;
    this.entries.delete(key);
    if (answer) this.remember(key, answer, question.isPersonActing ? askedAt : null);
    return answer;
  }

  private remember(key: string, answer: Resolved, toldAt: number | null): void {
    this.entries.set(key, { ...answer, believedUntil: this.now() + believedForMs });
    this.index.put(key, idsOfCaller(answer.caller));
    if (toldAt !== null) this.noteTold(key, toldAt);
  }

  private noteTold(key: string, at: number): void {
    this.toldAt.delete(key);
    this.toldAt.set(key, at);
    for (const [oldest, toldAt] of this.toldAt) {
      if (at - toldAt < activityToldEveryMs) break;
      this.toldAt.delete(oldest);
    }
  }
}
