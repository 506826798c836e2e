import type { Bench } from '../measure.js';
import { httpLoad } from '../http-load.js';
import { interleaved, type Run } from '../pairs.js';
import type { BareList } from '../programs/bare-sql.js';
import { comparison, type Row } from '../rows.js';
import type { Stack } from '../system/stack.js';
import type { MeasuredFamilies } from '../system/measured-families.js';
import { Worker } from '../worker.js';

const inFlight = 32;
const length = 50;

interface List {
  readonly what: string;
  readonly path: string;
  /** The same rows, for the children in $1. */
  readonly query: string;
}

const lists: readonly List[] = [
  {
    what: 'approvals',
    path: `/api/family/approvals?limit=${length}`,
    query: `select * from family.approval_requests
      where child_id = any($1::uuid[]) and state = 'pendiente' order by id limit ${length}`,
  },
  {
    what: 'activities',
    path: `/api/family/activities?limit=${length}`,
    query: `select * from family.activities
      where child_ids && $1::uuid[] and deleted_at is null order by id desc limit ${length}`,
  },
];

/** M4: a list through gateway, NATS and family, beside a bare Fastify route that sends the rows of one query. */
export async function readLists(bench: Bench, stack: Stack, families: MeasuredFamilies): Promise<Row[]> {
  const household = await families.someone();
  await families.plan(household, length);
  await families.claim(household.childIds, 2 * length);
  const rows: Row[] = [];
  for (const { what, path, query } of lists) {
    const worker = await Worker.start('bare-sql');
    const bareList: BareList = { databaseUrl: stack.databaseOf('family'), query, values: [household.childIds] };
    const bareOrigin = await worker.ask<string>('open', bareList);
    const postgres = stack.pidOf('postgres');
    const load = (origin: string, at: string, bearers: readonly number[]) => async (): Promise<Run> => {
      const asks = [{ method: 'GET', path: at, token: (await families.someone()).token }] as const;
      return httpLoad(bench.driver, { origin, asks, inFlight, seconds: bench.seconds }, bearers);
    };
    const ours = load(stack.origin, path, [
      ...['gateway', 'nats', 'family'].map((part) => stack.pidOf(part)),
      postgres,
    ]);
    const bare = load(bareOrigin, '/', [worker.pid, postgres]);
    const named = { measure: 'M4', what: `${length} ${what}, beside a bare route with the same rows`, goal: 0.5 };
    rows.push(...(await comparison(named, () => interleaved(bench.pairs, ours, bare, bench.told))));
    await worker.end();
  }
  return rows;
}
