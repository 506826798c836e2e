import { until } from '@alcancia/testing';
import pg from 'pg';

import { writeFirstDays, writeHistories } from './history.js';
import { aHousehold, comeBack, type Household } from './household.js';
import type { Stack } from './stack.js';

/** One waiting request, and the token of the adult who may decide on it. */
export interface Waiting {
  readonly requestId: string;
  readonly adultId: string;
  readonly token: string;
}

const householdsAtOnce = 2;
/** Tokens of five minutes are replaced well before, in milliseconds. */
const tokensLastMs = 150_000;
/** A Keycloak that has just started takes longer over its first sign-ins than the timeout: so many families may fail. */
const mostThatGiveUp = 5;

/** The row that one activity leaves for each family; what is claimed points at it. */
const activities = `
  insert into family.activities (id, family_id, title, description, emoji, category, points, coins_cents, evidence,
    time_of_day, schedule_mode, child_ids, is_active, created_by, created_at, updated_at)
  select gen_random_uuid(), family_id, 'Ordenar la habitación', 'La cama hecha y los juguetes en su caja', '🧹', 'hogar',
    30, 500, 'nota', 'tarde', 'diaria', array_agg(child_id), true, gen_random_uuid(), now(), now()
  from family.known_children where child_id = any($1::uuid[]) group by family_id`;

/** For the programs that speak SQL only: the children by number, with what their rows need. */
const numbered = `
  create schema if not exists bench;
  drop table if exists bench.children;
  create table bench.children (n int primary key, child_id uuid, family_id uuid, activity_id uuid)`;
const number = `
  insert into bench.children
  select k.n::int, k.child_id, c.family_id, (select id from family.activities a where a.family_id = c.family_id limit 1)
  from unnest($1::uuid[]) with ordinality as k(child_id, n) join family.known_children c using (child_id)`;

/** What children claim, written as the product writes it, so many for each child named. */
const claims = `
  with claimed as (
    insert into family.occurrences (id, family_id, activity_id, child_id, slot_key, due_on, state, title, emoji,
      category, time_of_day, points, coins_cents, rejections, round, claimed_at, claimed_by, created_at, updated_at)
    select gen_random_uuid(), family_id, activity_id, child_id, left(gen_random_uuid()::text, 20), current_date,
      'en_revision', 'Ordenar la habitación', '🧹', 'hogar', 'tarde', 30, 500, 0, 1, now(), child_id, now(), now()
    from bench.children, generate_series(1, $2::int) where child_id = any($1::uuid[])
    returning *
  )
  insert into family.approval_requests (id, family_id, child_id, kind, ref_id, title, emoji, points, coins_cents, due_on,
    state, round, needs_delivery, created_at, updated_at)
  select gen_random_uuid(), family_id, child_id, 'actividad', id, title, emoji, points, coins_cents, due_on, 'pendiente',
    round, false, now(), now()
  from claimed returning id, child_id`;

/** Families that live in the stack for as long as it is measured. */
export class MeasuredFamilies {
  private signedInAt = performance.now();

  private constructor(
    private readonly stack: Stack,
    private readonly database: pg.Pool,
    private signedIn: readonly Household[],
  ) {}

  static async create(
    stack: Stack,
    { households, children }: { households: number; children: number },
  ): Promise<MeasuredFamilies> {
    const signedIn: Household[] = [];
    let gaveUp = 0;
    const settle = async (): Promise<void> => {
      while (signedIn.length < households) {
        try {
          signedIn.push(await aHousehold(stack, children));
        } catch (error) {
          gaveUp += 1;
          if (gaveUp > mostThatGiveUp) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: householdsAtOnce }, settle));
    const database = new pg.Pool({ connectionString: stack.databaseOf('family'), max: 2 });
    const families = new MeasuredFamilies(stack, database, signedIn);
    await families.write();
    return families;
  }

  get households(): readonly Household[] {
    return this.signedIn;
  }

  /** Renews tokens that would expire during the next run. */
  private async renewTokens(): Promise<void> {
    if (performance.now() - this.signedInAt < tokensLastMs) return;
    const back: Household[] = [];
    for (const household of this.signedIn) back.push(await comeBack(this.stack, household));
    this.signedIn = back;
    this.signedInAt = performance.now();
  }

  /** One household, always the same, that has just signed in. */
  async someone(): Promise<Household> {
    const [first] = this.signedIn;
    if (!first) throw new Error('No family was created');
    return comeBack(this.stack, first);
  }

  get childIds(): readonly string[] {
    return this.signedIn.flatMap(({ childIds }) => childIds);
  }

  /** Requests about these children that wait for their adults, taken in turns. */
  async claim(childIds: readonly string[], atLeast: number): Promise<Waiting[]> {
    await this.renewTokens();
    const each = Math.ceil(atLeast / childIds.length);
    const { rows } = await this.database.query<{ id: string; child_id: string }>(claims, [childIds, each]);
    const deciders = new Map(
      this.households.flatMap(({ childIds: own, token, adultId }) =>
        own.map((id) => [id, { token, adultId }] as const),
      ),
    );
    const byChild = Map.groupBy(rows, ({ child_id }) => child_id);
    return Array.from({ length: each }, (_, turn) =>
      [...byChild].map(([childId, own]) => ({
        requestId: own[turn]?.id ?? '',
        ...(deciders.get(childId) ?? { token: '', adultId: '' }),
      })),
    ).flat();
  }

  /**
   * What was claimed and never decided on goes: a family looks through a page or two, not through thousands. PostgreSQL
   * counts anew what there is, as it would by itself in a while.
   */
  async clear(): Promise<void> {
    await this.database.query(`delete from family.approval_requests where state = 'pendiente'`);
    await this.database.query('vacuum analyze');
  }

  /** What was claimed and decided today goes, with its cheers: thousands a day are of the bench alone. */
  async forgetToday(): Promise<void> {
    await this.clear();
    for (const [table, day] of [
      ['approval_requests', 'created_at::date'],
      ['occurrences', 'due_on'],
      ['celebrations', 'created_at::date'],
    ]) {
      await this.database.query(
        `delete from family.${table} where child_id = any($1::uuid[]) and ${day} >= current_date`,
        [this.childIds],
      );
    }
    await this.database.query('vacuum analyze');
  }

  /** More activities for the children of one household. */
  async plan({ childIds }: Household, count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await this.database.query(activities, [childIds]);
  }

  /** Gives its children some days, as many as their pages show. */
  async begin(): Promise<void> {
    await writeFirstDays(this.database);
  }

  /** Gives its children three years, and the database so many families who have been there as long. */
  async grow(families: number, told: (line: string) => void): Promise<void> {
    await writeHistories(this.database, families, told);
  }

  /** What is amiss in the books after everything, by the same sums as the daily check of the product. */
  async unbalanced(): Promise<number> {
    const { rows } = await this.database.query<{ amiss: string }>(
      `select count(*) as amiss from (
         select child_id, account, sum(amount) as entries from family.ledger_entries
         where account <> 'familia' group by child_id, account
       ) s full join family.balances b using (child_id, account) where coalesce(s.entries, 0) <> coalesce(b.amount, 0)`,
    );
    return Number(rows[0]?.amiss);
  }

  async close(): Promise<void> {
    await this.database.query('drop schema if exists bench cascade');
    await this.database.end();
  }

  private async write(): Promise<void> {
    const query = 'select 1 from family.known_children where child_id = any($1::uuid[])';
    const isKnown = async () => (await this.database.query(query, [this.childIds])).rowCount === this.childIds.length;
    await until('family knows every child', isKnown, 60_000);
    await this.database.query(activities, [this.childIds]);
    await this.database.query(numbered);
    await this.database.query(number, [this.childIds]);
  }
}
