import 'reflect-metadata';

import { DataSource, type EntityManager, EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

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

const id: EntitySchemaColumnOptions = { type: 'uuid' };
const text: EntitySchemaColumnOptions = { type: 'text' };
const count: EntitySchemaColumnOptions = { type: 'int' };
const amount: EntitySchemaColumnOptions = { type: 'bigint' };
const moment: EntitySchemaColumnOptions = { type: 'timestamptz', nullable: true };
const keyed = (column: EntitySchemaColumnOptions): EntitySchemaColumnOptions => ({ ...column, primary: true });

const Request = new EntitySchema<RequestRow & { decided_at: Date; decided_by: string; updated_at: Date }>({
  name: 'Request',
  schema: 'family',
  tableName: 'approval_requests',
  columns: {
    id: keyed(id),
    family_id: id,
    child_id: id,
    ref_id: id,
    title: text,
    emoji: text,
    state: text,
    round: count,
    decided_at: moment,
    decided_by: { ...id, nullable: true },
    updated_at: moment,
  },
});
const Occurrence = new EntitySchema<OccurrenceRow & { state: string; updated_at: Date }>({
  name: 'Occurrence',
  schema: 'family',
  tableName: 'occurrences',
  columns: { id: keyed(id), state: text, title: text, points: count, coins_cents: count, updated_at: moment },
});
const Entry = new EntitySchema<EntryRow>({
  name: 'Entry',
  schema: 'family',
  tableName: 'ledger_entries',
  columns: {
    id: keyed(id),
    posting_id: id,
    family_id: id,
    child_id: id,
    account: text,
    currency: text,
    amount,
    type: text,
    source_type: text,
    source_id: id,
    round: count,
    title: text,
    emoji: text,
    actor_id: id,
    created_at: moment,
  },
});
const Balance = new EntitySchema<BalanceRow>({
  name: 'Balance',
  schema: 'family',
  tableName: 'balances',
  columns: { child_id: keyed(id), account: keyed(text), amount },
});
const Goal = new EntitySchema<{ id: string; child_ids: string[]; deleted_at: Date | null }>({
  name: 'Goal',
  schema: 'family',
  tableName: 'point_goals',
  columns: { id: keyed(id), child_ids: { type: 'uuid', array: true }, deleted_at: moment },
});
const Progress = new EntitySchema<ProgressRow>({
  name: 'Progress',
  schema: 'family',
  tableName: 'core_user_progress',
  columns: {
    user_id: keyed(id),
    total_points: amount,
    current_level: count,
    highest_level: count,
    created_at: moment,
    updated_at: moment,
  },
});
const Cheer = new EntitySchema<CheerRow>({
  name: 'Cheer',
  schema: 'family',
  tableName: 'celebrations',
  columns: {
    id: keyed(id),
    family_id: id,
    child_id: id,
    once_key: text,
    kind: text,
    title: text,
    points: count,
    coins_cents: count,
    created_at: moment,
  },
});
const Key = new EntitySchema<{ key: string; answer: Answer | null; created_at: Date }>({
  name: 'Key',
  schema: 'bench',
  tableName: 'keys',
  columns: { key: keyed(text), answer: { type: 'jsonb', nullable: true }, created_at: moment },
});

/** TypeORM. */
export const openTypeorm: OpenLayer = async (url, max) => {
  const entities = [Request, Occurrence, Entry, Balance, Goal, Progress, Cheer, Key];
  const source = await new DataSource({ type: 'postgres', url, entities, extra: { max } }).initialize();
  return { transaction: (body) => source.transaction((manager) => body(on(manager))) };
};

const mayDecide = 'exists (select 1 from bench.guardians g where g.child_id = r.child_id and g.adult_id = :adultId)';

const on = (manager: EntityManager): Statements => ({
  async claimKey(key) {
    const insert = manager.createQueryBuilder().insert().into(Key).values({ key, created_at: new Date() }).orIgnore();
    const { raw } = await insert.returning('key').execute();
    return (raw as unknown[]).length > 0;
  },
  answerOf: async (key) => (await manager.findOneBy(Key, { key }))?.answer ?? null,
  lockRequest: async (requestId, adultId) =>
    (await manager
      .createQueryBuilder(Request, 'r')
      .where(`r.id = :requestId and ${mayDecide}`, { requestId, adultId })
      .setLock('pessimistic_write')
      .getOne()) ?? undefined,
  lockOccurrence: async (occurrenceId) =>
    (await manager.findOne(Occurrence, { where: { id: occurrenceId }, lock: { mode: 'pessimistic_write' } })) ??
    undefined,
  addEntries: (entries) => manager.insert(Entry, [...entries]),
  balances: (childId) => manager.findBy(Balance, { child_id: childId }),
  lockGoals: (childId) =>
    manager
      .createQueryBuilder(Goal, 'g')
      .where('g.child_ids @> :ids::uuid[] and g.deleted_at is null', { ids: `{${childId}}` })
      .setLock('pessimistic_read')
      .getMany(),
  highestLevel: async (childId) => (await manager.findOneBy(Progress, { user_id: childId }))?.highest_level,
  keepProgress: (progress) => manager.upsert(Progress, progress, ['user_id']),
  cheer: (cheers) =>
    manager
      .createQueryBuilder()
      .insert()
      .into(Cheer)
      .values([...cheers])
      .orIgnore()
      .execute(),
  decide: (requestId, adultId, at) =>
    manager.update(
      Request,
      { id: requestId },
      { state: 'aprobada', decided_by: adultId, decided_at: at, updated_at: at },
    ),
  approveOccurrence: (occurrenceId, at) =>
    manager.update(Occurrence, { id: occurrenceId }, { state: 'aprobada', updated_at: at }),
  keepAnswer: (key, answer) => manager.update(Key, { key }, { answer }),
});
