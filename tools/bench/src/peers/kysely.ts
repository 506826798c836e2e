import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';

import type {
  Answer,
  BalanceRow,
  CheerRow,
  EntryRow,
  OccurrenceRow,
  OpenLayer,
  ProgressRow,
  RequestRow,
  Statements,
} from './layer.js';

interface Tables {
  readonly 'bench.keys': { key: string; answer: string | Answer | null; created_at: Date };
  readonly 'bench.guardians': { adult_id: string; child_id: string };
  readonly 'family.approval_requests': RequestRow & { decided_by: string; decided_at: Date; updated_at: Date };
  readonly 'family.occurrences': OccurrenceRow & { state: string; updated_at: Date };
  readonly 'family.ledger_entries': EntryRow;
  readonly 'family.balances': BalanceRow;
  readonly 'family.point_goals': { child_ids: string; deleted_at: Date | null };
  readonly 'family.core_user_progress': ProgressRow;
  readonly 'family.celebrations': CheerRow;
}

/** Kysely on pg. */
export const openKysely: OpenLayer = async (connectionString, max) => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max }) }) });
  return { transaction: (body) => db.transaction().execute((tx) => body(on(tx))) };
};

const on = (tx: Transaction<Tables>): Statements => ({
  async claimKey(key) {
    const kept = { key, answer: null, created_at: new Date() };
    const insert = tx
      .insertInto('bench.keys')
      .values(kept)
      .onConflict((conflict) => conflict.doNothing());
    return (await insert.returning('key').execute()).length > 0;
  },
  async answerOf(key) {
    const row = await tx.selectFrom('bench.keys').select('answer').where('key', '=', key).executeTakeFirst();
    return (row?.answer ?? null) as Answer | null;
  },
  lockRequest: (requestId, adultId) =>
    tx
      .selectFrom('family.approval_requests as r')
      .innerJoin('bench.guardians as g', 'g.child_id', 'r.child_id')
      .selectAll('r')
      .where('r.id', '=', requestId)
      .where('g.adult_id', '=', adultId)
      .forUpdate('r')
      .executeTakeFirst(),
  lockOccurrence: (id) =>
    tx.selectFrom('family.occurrences').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  addEntries: (entries) =>
    tx
      .insertInto('family.ledger_entries')
      .values([...entries])
      .execute(),
  balances: (childId) => tx.selectFrom('family.balances').selectAll().where('child_id', '=', childId).execute(),
  lockGoals: (childId) =>
    tx
      .selectFrom('family.point_goals')
      .selectAll()
      .where(sql<boolean>`child_ids @> ${`{${childId}}`}`)
      .where('deleted_at', 'is', null)
      .forShare()
      .execute(),
  async highestLevel(childId) {
    const progress = tx.selectFrom('family.core_user_progress').select('highest_level').where('user_id', '=', childId);
    return (await progress.executeTakeFirst())?.highest_level;
  },
  keepProgress: (progress) =>
    tx
      .insertInto('family.core_user_progress')
      .values(progress)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(progress))
      .execute(),
  cheer: (cheers) =>
    tx
      .insertInto('family.celebrations')
      .values([...cheers])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  decide: (id, adultId, at) =>
    tx
      .updateTable('family.approval_requests')
      .set({ state: 'aprobada', decided_by: adultId, decided_at: at, updated_at: at })
      .where('id', '=', id)
      .execute(),
  approveOccurrence: (id, at) =>
    tx.updateTable('family.occurrences').set({ state: 'aprobada', updated_at: at }).where('id', '=', id).execute(),
  keepAnswer: (key, answer) =>
    tx
      .updateTable('bench.keys')
      .set({ answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute(),
});
