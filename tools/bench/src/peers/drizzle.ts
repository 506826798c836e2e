import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bigint, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import pg from 'pg';

import type { Answer, OpenLayer, Statements } from './layer.js';

const family = pgSchema('family');
const bench = pgSchema('bench');
const moment = (name: string) => timestamp(name, { withTimezone: true });
const whole = (name: string) => bigint(name, { mode: 'number' });

const requests = family.table('approval_requests', {
  id: uuid('id').primaryKey(),
  family_id: uuid('family_id').notNull(),
  child_id: uuid('child_id').notNull(),
  ref_id: uuid('ref_id').notNull(),
  title: text('title').notNull(),
  emoji: text('emoji').notNull(),
  state: text('state').notNull(),
  round: integer('round').notNull(),
  decided_at: moment('decided_at'),
  decided_by: uuid('decided_by'),
  updated_at: moment('updated_at').notNull(),
});
const occurrences = family.table('occurrences', {
  id: uuid('id').primaryKey(),
  state: text('state').notNull(),
  title: text('title').notNull(),
  points: integer('points').notNull(),
  coins_cents: integer('coins_cents').notNull(),
  updated_at: moment('updated_at').notNull(),
});
const entries = family.table('ledger_entries', {
  id: uuid('id').primaryKey(),
  posting_id: uuid('posting_id').notNull(),
  family_id: uuid('family_id').notNull(),
  child_id: uuid('child_id').notNull(),
  account: text('account').notNull(),
  currency: text('currency').notNull(),
  amount: whole('amount').notNull(),
  type: text('type').notNull(),
  source_type: text('source_type').notNull(),
  source_id: uuid('source_id').notNull(),
  round: integer('round').notNull(),
  title: text('title').notNull(),
  emoji: text('emoji').notNull(),
  actor_id: uuid('actor_id').notNull(),
  created_at: moment('created_at').notNull(),
});
const balances = family.table('balances', {
  child_id: uuid('child_id').notNull(),
  account: text('account').notNull(),
  amount: whole('amount').notNull(),
});
const goals = family.table('point_goals', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  child_ids: uuid('child_ids').array().notNull(),
  target_points: integer('target_points'),
  milestones: jsonb('milestones'),
  deleted_at: moment('deleted_at'),
});
const progress = family.table('core_user_progress', {
  user_id: uuid('user_id').primaryKey(),
  total_points: whole('total_points').notNull(),
  current_level: integer('current_level').notNull(),
  highest_level: integer('highest_level').notNull(),
  created_at: moment('created_at').notNull(),
  updated_at: moment('updated_at').notNull(),
});
const celebrations = family.table('celebrations', {
  id: uuid('id').primaryKey(),
  family_id: uuid('family_id').notNull(),
  child_id: uuid('child_id').notNull(),
  once_key: text('once_key').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  points: integer('points').notNull(),
  coins_cents: integer('coins_cents').notNull(),
  created_at: moment('created_at').notNull(),
});
const keys = bench.table('keys', {
  key: text('key').primaryKey(),
  answer: jsonb('answer').$type<Answer>(),
  created_at: moment('created_at').notNull(),
});
const guardians = bench.table('guardians', {
  adult_id: uuid('adult_id').notNull(),
  child_id: uuid('child_id').notNull(),
});

/** Drizzle on pg. */
export const openDrizzle: OpenLayer = async (connectionString, max) => {
  const db = drizzle(new pg.Pool({ connectionString, max }));
  return { transaction: (body) => db.transaction((tx) => body(on(tx))) };
};

const on = (tx: Pick<NodePgDatabase, 'insert' | 'select' | 'update'>): Statements => ({
  async claimKey(key) {
    const insert = tx.insert(keys).values({ key, created_at: new Date() }).onConflictDoNothing();
    return (await insert.returning({ key: keys.key })).length > 0;
  },
  answerOf: async (key) => (await tx.select().from(keys).where(eq(keys.key, key)))[0]?.answer ?? null,
  async lockRequest(requestId, adultId) {
    const [row] = await tx
      .select()
      .from(requests)
      .innerJoin(guardians, eq(guardians.child_id, requests.child_id))
      .where(and(eq(requests.id, requestId), eq(guardians.adult_id, adultId)))
      .for('update');
    return row?.approval_requests;
  },
  lockOccurrence: async (id) => (await tx.select().from(occurrences).where(eq(occurrences.id, id)).for('update'))[0],
  addEntries: (rows) => tx.insert(entries).values([...rows]),
  balances: (childId) => tx.select().from(balances).where(eq(balances.child_id, childId)),
  lockGoals: (childId) =>
    tx
      .select()
      .from(goals)
      .where(and(arrayContains(goals.child_ids, [childId]), isNull(goals.deleted_at)))
      .for('share'),
  highestLevel: async (childId) =>
    (await tx.select().from(progress).where(eq(progress.user_id, childId)))[0]?.highest_level,
  keepProgress: (row) => tx.insert(progress).values(row).onConflictDoUpdate({ target: progress.user_id, set: row }),
  cheer: (cheers) =>
    tx
      .insert(celebrations)
      .values([...cheers])
      .onConflictDoNothing(),
  decide: (id, adultId, at) =>
    tx
      .update(requests)
      .set({ state: 'aprobada', decided_by: adultId, decided_at: at, updated_at: at })
      .where(eq(requests.id, id)),
  approveOccurrence: (id, at) =>
    tx.update(occurrences).set({ state: 'aprobada', updated_at: at }).where(eq(occurrences.id, id)),
  keepAnswer: (key, answer) => tx.update(keys).set({ answer }).where(eq(keys.key, key)),
});
