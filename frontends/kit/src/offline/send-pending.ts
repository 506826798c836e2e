import type { QueryClient } from '@tanstack/react-query';

import type { AnyRequest } from '@alcancia/contracts/define';

import { type ApiError, asApiError } from '../api/api-error.js';
import { ask } from '../api/ask.js';
import { makeStale } from '../api/make-stale.js';
import { connection } from './connection.js';
import type { PendingAct, PendingActs } from './pending-acts.js';

/** What becomes of an act, for the screen on which it was done. */
export interface Outcome {
  readonly onDone: (answer: unknown) => void;
  readonly onRefused: (error: ApiError) => void;
}

interface SenderParts {
  readonly acts: PendingActs;
  readonly client: QueryClient;
  /** One tab at a time. */
  readonly locked: (work: () => Promise<void>) => Promise<void>;
  /** The profile that is here now; null while nobody is. */
  readonly here: () => string | null;
}

/** Neither refused nor known to be done: it is sent again, under the same key. */
const comesAgain = ({ kind, code }: ApiError): boolean =>
  kind === 'unavailable' || kind === 'unauthenticated' || code === 'request_in_progress' || code === 'rate_limited';

/** Sends what waits, oldest first, for the profile that did it and in no other session. */
export class PendingSender {
  private readonly outcomes = new Map<string, Outcome>();
  private onRefused: (error: ApiError) => void = () => undefined;

  constructor(private readonly parts: SenderParts) {}

  /** Who says what was refused when the screen on which it was done is gone. */
  sayRefusals(say: (error: ApiError) => void): void {
    this.onRefused = say;
  }

  expect(act: PendingAct, outcome: Outcome): void {
    this.outcomes.set(act.key, outcome);
  }

  /** Resolves with whether everything of who is here has gone out. */
  async send(): Promise<boolean> {
    await this.parts.locked(() => this.sendAll()).catch(() => undefined);
    return this.next() === undefined;
  }

  private next(): PendingAct | undefined {
    const owner = this.parts.here();
    return this.parts.acts.snapshot().find((act) => act.owner === owner);
  }

  private async sendAll(): Promise<void> {
    this.parts.acts.look();
    for (let act = this.next(); act && !connection.snapshot().isOffline; act = this.next())
      if (!(await this.sendOne(act))) return;
  }

  private async sendOne(act: PendingAct): Promise<boolean> {
    const { acts, client, here } = this.parts;
    acts.mark(act, 'begun');
    try {
      const idempotencyKey = act.key;
      const answer = await ask(act.contract as AnyRequest, act.input, {
        idempotencyKey,
        onlyWhile: () => here() === act.owner,
      });
      const outcome = this.outcomes.get(act.key);
      // Its screen shows the new state at once; on any other it is read again before the act counts as gone.
      if (outcome) outcome.onDone(answer);
      else await makeStale(client, act.contract.topics);
      this.settle(act);
    } catch (thrown) {
      const error = asApiError(thrown);
      if (comesAgain(error)) {
        acts.mark(act, 'failed');
        return false;
      }
      (this.settle(act)?.onRefused ?? this.onRefused)(error);
    }
    void makeStale(client, act.contract.topics);
    return true;
  }

  private settle(act: PendingAct): Outcome | undefined {
    const outcome = this.outcomes.get(act.key);
    this.outcomes.delete(act.key);
    this.parts.acts.drop(act);
    return outcome;
  }
}
