import type { Envelope, EventContract } from '@alcancia/contracts/define';

import { peopleOf, withoutPeople } from '../erasure/about-people.js';
import { reasonOf } from '../observe/log.js';
import type { Cause } from '../observe/trace.js';
import { type Reacted, watchedReaction } from '../observe/watched.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { runWrite } from '../use-case/run-write.js';
import type { EventAbout } from '../use-case/use-case.js';
import type { Work } from '../use-case/work.js';

/** One handler of one event, with everything that Nest puts around it. */
export interface Reacting {
  /** The name under which the inbox records handled events. */
  readonly name: string;
  readonly subject: string;
  /** What its contract says of the data; without one it takes the data as they came. */
  readonly data: EventContract['data'] | undefined;
  react(data: unknown, work: Work, about: EventAbout, event: Envelope): Promise<unknown>;
}

/** The event speaks of something that is still on its way here: it waits for up to a day without using up its tries. */
export class NotKnownYet extends Error {
  constructor(what: string) {
    super(`${what} is not known here yet`);
  }
}

const mostTries = 5;
const waitAtMostMs = 24 * 60 * 60_000;
const pauseMs = (tries: number): number => 500 * 4 ** (tries - 1);

/** What the contract does not know is left out: a later version may say more (F26). What it misses is an error. */
function dataOf({ data }: Reacting, event: Envelope): unknown {
  if (!data) return event.data;
  const read = data.safeParse(event.data);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new Error(`Its data is not what the contract says: ${fields.join(', ')}`);
}

/** Who of the people named in an event is erased here: ids with commas between them, or null. */
interface Erased {
  readonly erased: string | null;
}
const withoutErased = (event: Envelope, among: Erased | undefined): Envelope | null =>
  withoutPeople(event, new Set(among?.erased?.split(',')));

/** Runs each reaction once per event: its id and the reaction's own change commit together (house §4). */
export class Inbox {
  private readonly schema: string;

  constructor(
    private readonly runtime: ServiceRuntime,
    private readonly reactions: readonly Reacting[],
  ) {
    this.schema = runtime.definition.name;
  }

  private get erasedAmong(): string {
    return `(select string_agg(person_id::text, ',') from ${this.schema}.erased_people where person_id = any(string_to_array(?, ',')::uuid[]))`;
  }

  get subjects(): string[] {
    return [...new Set(this.reactions.map(({ subject }) => subject))];
  }

  /** Resolves when the event is safe here: reacted to, or kept for another try. */
  async take(event: Envelope): Promise<void> {
    for (const reaction of this.reactions.filter(({ subject }) => subject === event.subject)) {
      await this.attempt(reaction, event, 0);
    }
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
      if (reaction) await this.attempt(reaction, event, tries);
    }
  }

  private attempt(reaction: Reacting, event: Envelope, tried: number): Promise<void> {
    return watchedReaction(this.runtime, reaction.name, event, (cause) =>
      this.react(reaction, event, cause).catch((error: unknown) => this.keepForLater(reaction, event, error, tried)),
    );
  }

  private async react(reaction: Reacting, event: Envelope, cause: Cause): Promise<Reacted> {
    const { name } = reaction;
    const data = dataOf(reaction, event);
    const about = {
      eventId: event.id,
      aggregateId: event.aggregateId,
      sequence: event.sequence,
      occurredAt: new Date(event.occurredAt),
    };
    await runWrite(this.runtime, cause, async (work) => {
      // Also when it was reacted to already: a commit whose answer was lost had itself noted for another try.
      // What was on its way when a person was erased brings nothing back of them.
      const first = await work.em.execute<Erased[]>(
        `with forgotten as (delete from ${this.schema}.retries where event_id = ? and handler = ?)
         insert into ${this.schema}.inbox (event_id, handler, handled_at) values (?, ?, ?) on conflict do nothing
         returning ${this.erasedAmong} as erased`,
        [event.id, name, event.id, name, work.now.toISOString(), peopleOf(event).join(',')],
      );
      const left = first[0] && withoutErased(event, first[0]);
      if (left) await reaction.react(left === event ? data : dataOf(reaction, left), work, about, left);
    });
    this.runtime.failpoints.reached('after-handler-commit', cause.correlationId);
    return 'done';
  }

  private async keepForLater({ name }: Reacting, told: Envelope, error: unknown, tried: number): Promise<Reacted> {
    const now = this.runtime.clock.now();
    const em = this.runtime.em();
    const [among] = await em.execute<Erased[]>(`select ${this.erasedAmong} as erased`, [peopleOf(told).join(',')]);
    const event = withoutErased(told, among);
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
