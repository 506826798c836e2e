import type { SqlEntityManager } from '@mikro-orm/sql';

import { type Envelope, isPersonal } from '@alcancia/contracts/define';
import { allEvents } from '@alcancia/contracts/registry';

/** An event that a reaction could not take in five tries (house §4). */
export interface DeadLetter {
  readonly eventId: string;
  readonly handler: string;
  readonly subject: string;
  readonly reason: string;
  readonly diedAt: Date;
}

interface Row {
  readonly event_id: string;
  readonly handler: string;
  readonly event: Envelope;
  readonly reason: string;
  readonly died_at: string | Date;
}

const atMost = 200;

/** The dead letters of one service, for operators: to list and show them, and to replay them once the cause is fixed. */
export class DeadLetters {
  constructor(
    private readonly em: SqlEntityManager,
    private readonly schema: string,
  ) {}

  /** The latest first, 200 at most where nothing else is asked for. */
  async list(limit = atMost): Promise<readonly DeadLetter[]> {
    const rows = await this.em.execute<Row[]>(
      `select * from ${this.schema}.dead_letters order by died_at desc, event_id limit ?`,
      [limit],
    );
    return rows.map(toDeadLetter);
  }

  /** With its event, whose personal fields are left out. One event may have died for several handlers. */
  async show(eventId: string): Promise<readonly (DeadLetter & { event: Envelope })[]> {
    const rows = await this.em.execute<Row[]>(
      `select * from ${this.schema}.dead_letters where event_id = ?::uuid order by handler`,
      [eventId],
    );
    return rows.map((row) => ({ ...toDeadLetter(row), event: withoutPersonal(row.event) }));
  }

  /** Hands it (all of them without an id) back to its handler, with all tries before it. Answers how many. */
  async replay(eventId: string | null): Promise<number> {
    const moved = await this.em.execute<{ event_id: string }[]>(
      `with back as (
         delete from ${this.schema}.dead_letters where ?::uuid is null or event_id = ?::uuid returning *
       )
       insert into ${this.schema}.retries (event_id, handler, event, tries, first_failed_at, next_try_at, reason)
       select event_id, handler, event, 0, died_at, died_at, reason from back
       on conflict (event_id, handler) do update set tries = 0, next_try_at = excluded.next_try_at
       returning event_id`,
      [eventId, eventId],
    );
    return moved.length;
  }
}

const toDeadLetter = ({ event_id, handler, event, reason, died_at }: Row): DeadLetter => ({
  eventId: event_id,
  handler,
  subject: event.subject,
  reason,
  diedAt: new Date(died_at),
});

/** Of an event without a contract nothing is shown: which of its fields are personal is unknown. */
function withoutPersonal(event: Envelope): Envelope {
  const shape = allEvents.find(({ subject }) => subject === event.subject)?.data.shape ?? {};
  const said = Object.entries(event.data ?? {}).filter(([field]) => {
    const schema = shape[field];
    return schema !== undefined && !isPersonal(schema);
  });
  return { ...event, data: Object.fromEntries(said) };
}
