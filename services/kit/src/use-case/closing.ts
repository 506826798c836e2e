import type { SqlEntityManager } from '@mikro-orm/sql';

import type { DataOf, EventContract } from '@alcancia/contracts/define';

import { addedCounts } from '../figures/daily-counts.js';
import type { Cause } from '../observe/trace.js';
import type { ServiceRuntime } from '../service-runtime.js';
import type { Reading } from './work.js';

interface Published {
  ord: number;
  /** Its place among this transaction's events of the same aggregate, from 1. */
  nth: number;
  id: string;
  subject: string;
  aggregate_id: string;
  correlation_id: string;
  trace: string | null;
  data: unknown;
}

/** What a finished intent leaves behind: the key, the fingerprint of its body and the answer to repeat. */
export interface KeptAnswer {
  id: string;
  scope: string;
  subject: string;
  body_hmac: string;
  about: readonly string[];
  answer: unknown;
}

/** What a transaction has left to be carried on. */
export interface Left {
  readonly events: boolean;
  readonly mails: boolean;
}

/** How rows of one kind are written: they need not be there before the transaction ends. */
export interface LastRows<T extends object> {
  /** Names the part of the closing statement. */
  readonly name: string;
  /** Takes all rows at once, as the JSON of its one value. */
  readonly sql: string;
  /** What is written whole among these is not written a second time: one statement changes a row once. */
  readonly unlessAmong?: LastRows<T>;
  /** What is written of each, by name of the column. */
  row(one: T): object;
}

/** Does once for many what each has asked for (`Work.gather`). */
export type GatheredRun<T> = (all: readonly T[], reading: Reading) => Promise<void>;

/** Named parts of one statement, with the values for their marks in order. */
interface Part {
  readonly sql: string;
  readonly values: readonly (string | null)[];
}

/** The kit's own rows of one transaction, written together as its last statement: round trips decide the speed. */
export class Closing {
  readonly now: Date;
  private readonly events: Published[] = [];
  private readonly mails: { id: string; template: string; recipient: string; data: unknown }[] = [];
  private readonly answers: KeptAnswer[] = [];
  private readonly nth = new Map<string, number>();
  private readonly counts = new Map<string, number>();
  private readonly last = new Map<LastRows<object>, Set<object>>();
  private readonly gathered = new Map<GatheredRun<never>, unknown[]>();

  constructor(private readonly runtime: ServiceRuntime) {
    this.now = runtime.clock.now();
  }

  publish<E extends EventContract>({ correlationId, trace }: Cause, event: E, data: DataOf<E>): void {
    const clean = event.data.parse(data);
    const aggregateId = clean[event.aggregate] as string;
    const nth = (this.nth.get(aggregateId) ?? 0) + 1;
    this.nth.set(aggregateId, nth);
    const id = this.runtime.newId();
    this.events.push({
      ord: this.events.length,
      nth,
      id,
      subject: event.subject,
      aggregate_id: aggregateId,
      correlation_id: correlationId,
      trace: trace ?? null,
      data: clean,
    });
  }

  mail(template: string, recipient: string, data: Record<string, string>): string {
    if (!this.runtime.definition.mailTemplates?.[template]) throw new Error(`There is no mail template ${template}`);
    const id = this.runtime.newId();
    this.mails.push({ id, template, recipient, data });
    return id;
  }

  count(figure: string, by: number): void {
    this.counts.set(figure, (this.counts.get(figure) ?? 0) + by);
  }

  /** As it is when the transaction closes; however often it is said, it is written once. */
  writeLast<T extends object>(rows: LastRows<T>, one: T): void {
    const kind = rows as LastRows<object>;
    this.last.set(kind, (this.last.get(kind) ?? new Set()).add(one));
  }

  keep(answer: KeptAnswer): void {
    this.answers.push(answer);
  }

  /** What was left behind for the tasks that carry it on. */
  get left(): Left {
    return { events: this.events.length > 0, mails: this.mails.length > 0 };
  }

  gather<T>(run: GatheredRun<T>, one: T): void {
    const all = this.gathered.get(run);
    if (all) all.push(one);
    else this.gathered.set(run, [one]);
  }

  /** What is run once for many, in the order in which it was first asked for. */
  async runGathered(reading: Reading): Promise<void> {
    const runs = [...this.gathered];
    this.gathered.clear();
    for (const [run, all] of runs) await run(all as never, reading);
  }

  /** Writes before the end what was to be written last, for whoever comes next in this transaction and looks for it. */
  writeRows(em: SqlEntityManager): Promise<void> {
    return execute(em, this.takeRows());
  }

  async write(em: SqlEntityManager): Promise<void> {
    const parts = this.takeRows();
    if (this.events.length > 0) parts.push(this.published());
    if (this.mails.length > 0) parts.push(this.posted());
    if (this.answers.length > 0) parts.push(this.kept());
    if (this.counts.size > 0) parts.push(addedCounts(this.schema, this.now, this.counts));
    await execute(em, parts);
  }

  private takeRows(): Part[] {
    const parts = [...this.last].flatMap(([rows, all]) => {
      const whole = rows.unlessAmong && this.last.get(rows.unlessAmong);
      const own = whole ? [...all].filter((one) => !whole.has(one)) : [...all];
      if (own.length === 0) return [];
      return [{ sql: `${rows.name} as (${rows.sql})`, values: [JSON.stringify(own.map((one) => rows.row(one)))] }];
    });
    this.last.clear();
    return parts;
  }

  private published(): Part {
    const { schema, at } = this;
    return {
      sql: `event as (
         select * from jsonb_to_recordset(?::jsonb)
           as e(ord int, nth int, id uuid, subject text, aggregate_id uuid, correlation_id text, trace text, data jsonb)
       ), counted as (
         insert into ${schema}.aggregates as a (id, sequence)
         select aggregate_id, count(*) from event group by aggregate_id order by aggregate_id
         on conflict (id) do update set sequence = a.sequence + excluded.sequence
         returning id, sequence
       ), published as (
         insert into ${schema}.outbox (id, subject, aggregate_id, sequence, occurred_at, correlation_id, trace, data)
         select e.id, e.subject, e.aggregate_id,
                c.sequence - (select count(*) from event x where x.aggregate_id = e.aggregate_id) + e.nth,
                ?::timestamptz, e.correlation_id, e.trace, e.data
         from event e join counted c on c.id = e.aggregate_id order by e.ord
       )`,
      values: [JSON.stringify(this.events), at],
    };
  }

  private posted(): Part {
    const { schema, at } = this;
    return {
      sql: `posted as (
         insert into ${schema}.mails (id, template, recipient, data, created_at, next_try_at)
         select id, template, recipient, data, ?::timestamptz, ?::timestamptz
         from jsonb_to_recordset(?::jsonb) as m(id uuid, template text, recipient text, data jsonb)
       )`,
      values: [at, at, JSON.stringify(this.mails)],
    };
  }

  private kept(): Part {
    const { schema, at } = this;
    return {
      sql: `kept as (
         insert into ${schema}.intents (id, scope, subject, body_hmac, about, answer, created_at, touched_at, finished_at)
         select id, scope, subject, body_hmac, about, answer, ?::timestamptz, ?::timestamptz, ?::timestamptz
         from jsonb_to_recordset(?::jsonb) as k(id uuid, scope text, subject text, body_hmac text, about uuid[], answer jsonb)
       )`,
      values: [at, at, at, JSON.stringify(this.answers)],
    };
  }

  private get schema(): string {
    return this.runtime.definition.name;
  }

  private get at(): string {
    return this.now.toISOString();
  }
}

async function execute(em: SqlEntityManager, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  await em.execute(
    `with ${parts.map(({ sql }) => sql).join(', ')} select 1`,
    parts.flatMap(({ values }) => values),
  );
}
