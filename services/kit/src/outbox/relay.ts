import type { Envelope } from '@alcancia/contracts/define';

import { watchedPublish } from '../observe/watched.js';
import type { ServiceRuntime } from '../service-runtime.js';

/** How long a relay that died without a word keeps the next one waiting. */
const leaseMs = 3_000;
const batch = 100;

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

  constructor(private readonly runtime: ServiceRuntime) {
    this.holder = runtime.newId();
    this.schema = runtime.definition.name;
  }

  async drain(): Promise<void> {
    if (!(await this.holdsLease())) return;
    for (;;) {
      const rows = await this.runtime.em().execute<OutboxRow[]>(
        `select position, id, subject, aggregate_id, sequence, occurred_at, correlation_id, trace, data
         from ${this.schema}.outbox where published_at is null order by position limit ${batch}`,
      );
      if (rows.length === 0) return;
      for (const row of rows) {
        await watchedPublish(this.runtime, toEnvelope(row));
        this.runtime.failpoints.reached('after-publish');
        await this.runtime
          .em()
          .execute(`update ${this.schema}.outbox set published_at = ? where position = ?`, [
            this.runtime.clock.now().toISOString(),
            row.position,
          ]);
        if (!(await this.holdsLease())) return;
      }
    }
  }

  async release(): Promise<void> {
    if (this.leasedUntil === 0) return;
    await this.runtime
      .em()
      .execute(`delete from ${this.schema}.leases where name = 'outbox' and holder = ?`, [this.holder]);
    this.leasedUntil = 0;
  }

  /** Renewed when half of it is over. Its own half is measured by a clock that nobody sets; the row decides. */
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
