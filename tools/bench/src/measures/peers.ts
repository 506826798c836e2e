import pg from 'pg';

import { httpLoad } from '../http-load.js';
import type { Bench } from '../measure.js';
import { interleaved, type Run } from '../pairs.js';
import type { Peer, Teller } from '../peers/peer.js';
import { comparison, type Row } from '../rows.js';
import type { MeasuredFamilies } from '../system/measured-families.js';
import type { Stack } from '../system/stack.js';
import { Worker } from '../worker.js';
import { approving, perSecondAtMost } from './coins.js';

const layers: readonly Peer['layer'][] = ['Kysely', 'Drizzle', 'TypeORM'];
const inFlight = 32;
/** Ours leaves the best of them behind by that much. */
const goal = 2.5;

/** M3 once more, beside the same use-case as competent teams write it: one process that decides and one that tells. */
export async function besidePeers(bench: Bench, stack: Stack, families: MeasuredFamilies): Promise<Row[]> {
  await prepare(stack, families);
  const teller = await Worker.start('peer-tells');
  const telling: Teller = { databaseUrl: stack.databaseOf('notifications'), redisUrl: stack.redis };
  await teller.ask('open', telling);
  const rows: Row[] = [];
  for (const layer of layers) {
    const approver = await Worker.start('peer-approves');
    const peer: Peer = { layer, databaseUrl: stack.databaseOf('family'), redisUrl: stack.redis };
    const origin = await approver.ask<string>('open', peer);
    const tokens = new Map<string, string>();
    for (const { adultId } of families.households) tokens.set(adultId, await approver.ask<string>('sign', adultId));
    const theirs = async (): Promise<Run> => {
      const waiting = await families.claim(families.childIds, perSecondAtMost * bench.seconds);
      const asks = waiting.map(({ requestId, adultId }) => ({
        method: 'POST' as const,
        path: `/api/family/approvals/${requestId}/approve`,
        token: tokens.get(adultId) ?? '',
      }));
      const bearers = [approver.pid, stack.pidOf('postgres'), stack.pidOf('redis')];
      return httpLoad(bench.driver, { origin, asks, isOnce: true, inFlight, seconds: bench.seconds }, bearers);
    };
    const ours = approving(bench, stack, families, { childIds: families.childIds, inFlight });
    const what = `an approval that pays, ${inFlight} in flight, beside Fastify, ${layer} and BullMQ`;
    rows.push(
      ...(await comparison({ measure: 'M3', what, goal }, () => interleaved(bench.pairs, ours, theirs, bench.told))),
    );
    await approver.end();
  }
  await teller.end();
  await families.clear();
  return rows;
}

/** Their own tables: keys of acts and who may decide beside the family's, what was told beside the notices. */
async function prepare(stack: Stack, families: MeasuredFamilies): Promise<void> {
  const inDatabase = async (service: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> => {
    const client = new pg.Client({ connectionString: stack.databaseOf(service) });
    await client.connect();
    try {
      await run(client);
    } finally {
      await client.end();
    }
  };
  await inDatabase('family', async (client) => {
    await client.query(`
      create table if not exists bench.keys (key text primary key, answer jsonb, created_at timestamptz not null);
      create table if not exists bench.guardians (adult_id uuid, child_id uuid, primary key (child_id, adult_id))`);
    const pairs = families.households.flatMap(({ adultId, childIds }) => childIds.map((id) => [adultId, id] as const));
    await client.query(
      `insert into bench.guardians select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
      [pairs.map(([adultId]) => adultId), pairs.map(([, childId]) => childId)],
    );
  });
  await inDatabase('notifications', (client) =>
    client.query('create schema if not exists bench; create table if not exists bench.seen (id text primary key)'),
  );
}
