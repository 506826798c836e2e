import type { Envelope } from '@alcancia/contracts/define';

import { watchedPublish } from '../observe/watched.js';
import type { ServiceRuntime } from '../service-runtime.js';

/** The lease: how long a killed relay keeps the next one waiting. */
const leaseMs = 3_000;
const batch = 256;
const takenBackAtOnce = 5_000;
/** A store that was lost without a break in the connection is noticed within this time. */
const storeSeenEveryMs = 30_000;

interface OutboxRow {
  readonly position: string | number;
  readonly id: string;
  readonly subject: string;
  readonly aggregate_id: string;
  readonly sequence: string | number;
  readonly occurred_at: string | Date;
  readonly correlation_id: string;
  readonly trace: string | null;
  readonly data: unknown;
}

/** Publishes what was committed, in order, outside any transaction; one relay at a time per service holds the lease. */
export class OutboxRelay {
  private readonly holder: string;
  private readonly schema: string;
  private leasedUntil = 0;
  private seenGeneration = -1;
  private lookAgainAt = 0;

  constructor(private readonly runtime: ServiceRuntime) {
    this.holder = runtime.newId();
    this.schema = runtime.definition.name;
  }

  /** Whether this one publishes, as far as it knows. */
  get leads(): boolean {
    return performance.now() < this.leasedUntil;
  }

  async drain(): Promise<void> {
    if (!(await this.holdsLease())) return;
    await this.fillLostStore();
    // Filling the new store may have taken longer than the lease.
    if (!(await this.holdsLease())) return;
    for (;;) {
      const rows = await this.runtime.em().execute<OutboxRow[]>(
        `select position, id, subject, aggregate_id, sequence, occurred_at, correlation_id, trace, data
         from ${this.schema}.outbox where published_at is null order by position limit ${batch}`,
      );
      const { publishesAtOnce } = this.runtime.bus;
      for (let from = 0; from < rows.length; from += publishesAtOnce) {
        await this.publish(rows.slice(from, from + publishesAtOnce));
        if (!(await this.holdsLease())) return;
      }
      // Commits meanwhile wake it again.
      if (rows.length < batch) return;
    }
  }

  /** Marks what is out, up to the first that is not: that one and all behind it go out again, in their order. */
  private async publish(rows: readonly OutboxRow[]): Promise<void> {
    const ends = await Promise.allSettled(rows.map((row) => watchedPublish(this.runtime, toEnvelope(row))));
    const failed = ends.findIndex(({ status }) => status === 'rejected');
    const out = failed === -1 ? rows : rows.slice(0, failed);
    if (out.length > 0) {
      const numbers = ends.slice(0, out.length).map((end) => (end.status === 'fulfilled' ? end.value : null));
      for (const row of out) this.runtime.failpoints.reached('after-publish', row.correlation_id);
      await this.runtime.em().execute(
        `update ${this.schema}.outbox o set published_at = ?, stored_at = done.stored_at
           from unnest(string_to_array(?, ',')::bigint[], string_to_array(?, ',', '')::bigint[]) as done(position, stored_at)
           where o.position = done.position`,
        [
          this.runtime.clock.now().toISOString(),
          out.map(({ position }) => position).join(','),
          numbers.map((number) => number ?? '').join(','),
        ],
      );
    }
    const end = ends[failed];
    if (end?.status === 'rejected') throw end.reason;
  }

  /** Events that were published to a store which is no more go out again; the inboxes ignore those that were handled already (F7). */
  private async fillLostStore(): Promise<void> {
    const { bus, em, log } = this.runtime;
    if (bus.generation === this.seenGeneration && performance.now() < this.lookAgainAt) return;
    const epoch = await bus.epoch();
    const before = await em().execute<{ epoch: string }[]>(
      `select epoch from ${this.schema}.event_stores where name = 'events'`,
    );
    if (before[0]?.epoch !== epoch) {
      if (before.length > 0) {
        log.warn('the store of events is another one: what is kept here is published again');
        if (!(await this.takeBackPublished())) return;
      }
      await em().execute(
        `insert into ${this.schema}.event_stores (name, epoch) values ('events', ?)
         on conflict (name) do update set epoch = excluded.epoch`,
        [epoch],
      );
    }
    this.seenGeneration = bus.generation;
    this.lookAgainAt = performance.now() + storeSeenEveryMs;
  }

  /** So many at a time: a week of events is more than one statement may take. False when the lease was lost meanwhile. */
  private async takeBackPublished(): Promise<boolean> {
    for (let after = '0'; await this.holdsLease();) {
      const [taken] = await this.runtime.em().execute<{ last: string | number | null }[]>(
        `with page as (
           select position from ${this.schema}.outbox where position > ? and published_at is not null
           order by position limit ${takenBackAtOnce}
         ), back as (
           update ${this.schema}.outbox o set published_at = null from page where o.position = page.position
         )
         select max(position) as last from page`,
        [after],
      );
      if ((taken?.last ?? null) === null) return true;
      after = String(taken?.last);
    }
    return false;
  }

  async release(): Promise<void> {
    if (this.leasedUntil === 0) return;
    await this.runtime
      .em()
      .execute(`delete from ${this.schema}.leases where name = 'outbox' and holder = ?`, [this.holder]);
    this.leasedUntil = 0;
  }

  /** Renewed when half of it is over. The half is measured by a monotonic clock; the row decides. */
  private async holdsLease(): Promise<boolean> {
    if (performance.now() < this.leasedUntil - leaseMs / 2) return true;
    const startedAt = performance.now();
    const now = this.runtime.clock.now();
    const rows = await this.runtime.em().execute<{ holder: string }[]>(
      `insert into ${this.schema}.leases as l (name, holder, until) values ('outbox', ?, ?)
       on conflict (name) do update set holder = excluded.holder, until = excluded.until
       where l.holder = excluded.holder or l.until < ? returning holder`,
      [this.holder, new Date(now.getTime() + leaseMs).toISOString(), now.toISOString()],
    );
    this.leasedUntil = rows.length > 0 ? startedAt + leaseMs : 0;
    return rows.length > 0;
  }
}

const toEnvelope = (row: OutboxRow): Envelope => ({
  id: row.id,
  subject: row.subject,
  aggregateId: row.aggregate_id,
  sequence: Number(row.sequence),
  occurredAt: new Date(row.occurred_at).toISOString(),
  correlationId: row.correlation_id,
  ...(row.trace === null ? {} : { trace: row.trace }),
  data: row.data,
});
