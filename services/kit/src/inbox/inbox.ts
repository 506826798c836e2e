import type { Envelope } from '@alcancia/contracts/define';

import { Batches, type Ends, oneByOne } from '../batches.js';
import { withoutPeople } from '../erasure/about-people.js';
import { erasedOf } from '../erasure/erased-people.js';
import { reasonOf } from '../observe/log.js';
import type { Cause } from '../observe/trace.js';
import { type Reacted, watchedReactions } from '../observe/watched.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { type Due, react, type Reacting } from './react.js';

/** The event speaks of something that is still on its way here: it waits for up to a day without using up its tries. */
export class NotKnownYet extends Error {
  constructor(what: string) {
    super(`${what} is not known here yet`);
  }
}

const mostTries = 5;
const waitAtMostMs = 24 * 60 * 60_000;
const pauseMs = (tries: number): number => 500 * 4 ** (tries - 1);

/**
 * Runs each reaction once per event: its id and the reaction's own change commit together (house §4). What waits is taken
 * together, in one transaction; when that fails, each event goes alone, so that one hurts no other.
 */
export class Inbox {
  private readonly schema: string;
  private readonly batches: Batches<Envelope>;

  constructor(
    private readonly runtime: ServiceRuntime,
    private readonly reactions: readonly Reacting[],
  ) {
    this.schema = runtime.definition.name;
    this.batches = new Batches(
      (events) => this.takeTogether(events),
      ({ aggregateId }) => aggregateId,
    );
  }

  get subjects(): string[] {
    return [...new Set(this.reactions.map(({ subject }) => subject))];
  }

  /** Resolves when the event is safe here: reacted to, or kept for another try. Those of one aggregate keep their order. */
  take(event: Envelope): Promise<void> {
    return this.batches.join(event);
  }

  /** Tries again what is due; called at every interval. */
  async retryDue(): Promise<void> {
    const due = await this.runtime.em().execute<{ handler: string; event: Envelope; tries: number }[]>(
      `select handler, event, tries from ${this.schema}.retries
         where next_try_at <= ? and handler = any(string_to_array(?, ',')) order by next_try_at limit 50`,
      [this.runtime.clock.now().toISOString(), this.reactions.map(({ name }) => name).join(',')],
    );
    for (const { handler, event, tries } of due) {
      const reaction = this.reactions.find(({ name }) => name === handler);
      if (reaction) await this.attempt({ reaction, event }, tries);
    }
  }

  private dueOf(event: Envelope): Due[] {
    return this.reactions.filter(({ subject }) => subject === event.subject).map((reaction) => ({ reaction, event }));
  }

  private async takeTogether(events: readonly Envelope[]): Promise<Ends<void>> {
    if (events.length > 1) {
      try {
        const dues = events.flatMap((event) => this.dueOf(event));
        await this.watched(dues, (causes) => this.done(dues, causes));
        return events.map(() => ({ status: 'fulfilled', value: undefined }));
      } catch (error) {
        this.runtime.log.info({ events: events.length, reason: reasonOf(error) }, 'events are reacted to one by one');
      }
    }
    return oneByOne(events, (event) => this.takeAlone(event));
  }

  private async takeAlone(event: Envelope): Promise<void> {
    for (const due of this.dueOf(event)) await this.attempt(due, 0);
  }

  private attempt(due: Due, tried: number): Promise<void> {
    return this.watched([due], (causes) =>
      this.done([due], causes).catch((error: unknown) => this.keepForLater(due, error, tried)),
    );
  }

  private async done(dues: readonly Due[], causes: readonly Cause[]): Promise<Reacted> {
    await react(this.runtime, dues, causes);
    return 'done';
  }

  private watched(dues: readonly Due[], run: (causes: readonly Cause[]) => Promise<Reacted>): Promise<void> {
    const tried = dues.map(({ reaction, event }) => ({ handler: reaction.name, event }));
    return watchedReactions(this.runtime, tried, run);
  }

  private async keepForLater(
    { reaction: { name }, event: told }: Due,
    error: unknown,
    tried: number,
  ): Promise<Reacted> {
    const now = this.runtime.clock.now();
    const em = this.runtime.em();
    const event = withoutPeople(told, await erasedOf(em, this.schema, [told]));
    if (!event) return 'done';
    const isWaiting =
      error instanceof NotKnownYet && now.getTime() - new Date(event.occurredAt).getTime() < waitAtMostMs;
    const tries = isWaiting ? tried : tried + 1;
    const reason = reasonOf(error);
    const where = { eventId: event.id, handler: name, correlationId: event.correlationId };
    if (tries >= mostTries) {
      this.runtime.log.error({ ...where, err: error }, 'an event was put aside as a dead letter');
      await em.transactional(async (inner) => {
        await inner.execute(
          `insert into ${this.schema}.dead_letters (event_id, handler, event, reason, died_at) values (?, ?, ?::jsonb, ?, ?) on conflict do nothing`,
          [event.id, name, JSON.stringify(event), reason, now.toISOString()],
        );
        await inner.execute(`delete from ${this.schema}.retries where event_id = ? and handler = ?`, [event.id, name]);
      });
      return 'dead';
    }
    this.runtime.log.warn({ ...where, tries, reason }, 'an event is tried again later');
    const nextTryAt = new Date(now.getTime() + (isWaiting ? 1_000 : pauseMs(tries)));
    await em.execute(
      `insert into ${this.schema}.retries (event_id, handler, event, tries, first_failed_at, next_try_at, reason)
       values (?, ?, ?::jsonb, ?, ?, ?, ?)
       on conflict (event_id, handler) do update set tries = excluded.tries, next_try_at = excluded.next_try_at, reason = excluded.reason`,
      [event.id, name, JSON.stringify(event), tries, now.toISOString(), nextTryAt.toISOString(), reason],
    );
    return isWaiting ? 'waiting' : 'again';
  }
}
