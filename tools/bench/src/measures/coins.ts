import type { Bench } from '../measure.js';
import { httpLoad } from '../http-load.js';
import { interleaved, type Run, VoidRun } from '../pairs.js';
import type { Ask } from '../programs/drive.js';
import { comparison, type Row } from '../rows.js';
import { pgbench } from '../system/pgbench.js';
import type { Stack } from '../system/stack.js';
import type { MeasuredFamilies } from '../system/measured-families.js';

/** The server of the stack takes 200 connections, some of which are the services'. */
const mostConnections = 64;
/** More than this one process of each service does in a second on any machine of today. */
export const perSecondAtMost = 1_000;

/**
 * Every row that an approval writes, in one statement for each approval, under the same constraints and triggers: what
 * the database itself can do. Nobody is asked who they are, nothing is read first, nothing is told.
 */
const sameRows = (children: string): string => `
\\set n random(${children})
with c as (
  select *, gen_random_uuid() as occurrence, gen_random_uuid() as request, gen_random_uuid() as posting
  from bench.children where n = :n
), claimed as (
  insert into family.occurrences (id, family_id, activity_id, child_id, slot_key, due_on, state, title, emoji,
    category, time_of_day, points, coins_cents, rejections, round, claimed_at, claimed_by, created_at, updated_at)
  select occurrence, family_id, activity_id, child_id, left(gen_random_uuid()::text, 20), current_date, 'aprobada',
    'Ordenar la habitación', '🧹', 'hogar', 'tarde', 30, 500, 0, 1, now(), child_id, now(), now() from c
), decided as (
  insert into family.approval_requests (id, family_id, child_id, kind, ref_id, title, emoji, points, coins_cents, state,
    round, needs_delivery, decided_at, decided_by, created_at, updated_at)
  select request, family_id, child_id, 'actividad', occurrence, 'Ordenar la habitación', '🧹', 30, 500, 'aprobada', 1,
    false, now(), child_id, now(), now() from c
), paid as (
  insert into family.ledger_entries (id, account, currency, amount, type, posting_id, family_id, child_id, source_type,
    source_id, round, title, emoji, actor_id, created_at)
  select gen_random_uuid(), account, currency, amount, 'actividad', posting, family_id, child_id, 'ocurrencia',
    occurrence, 1, 'Ordenar la habitación', '🧹', child_id, now()
  from c, (values ('puntos', 'points', 30), ('familia', 'points', -30), ('disponible', 'coins', 500),
    ('familia', 'coins', -500)) as leg(account, currency, amount)
), progress as (
  insert into family.core_user_progress as p (user_id, total_points, current_level, highest_level, created_at, updated_at)
  select child_id, 30, 1, 1, now(), now() from c
  on conflict (user_id) do update set total_points = p.total_points + 30, updated_at = now()
), celebrated as (
  insert into family.celebrations (id, family_id, child_id, once_key, kind, title, points, coins_cents, created_at)
  select gen_random_uuid(), family_id, child_id, 'aprobada:' || occurrence, 'aprobada', 'Ordenar la habitación', 30, 500,
    now() from c
), counted as (
  insert into family.aggregates as a (id, sequence) select child_id, 1 from c
  on conflict (id) do update set sequence = a.sequence + 1 returning sequence
), told as (
  insert into family.outbox (id, subject, aggregate_id, sequence, occurred_at, correlation_id, data, published_at)
  select gen_random_uuid(), 'events.family.request-approved.v1', child_id, sequence, now(), request::text,
    jsonb_build_object('familyId', family_id, 'childId', child_id, 'requestId', request, 'points', 30), now()
  from c, counted
)
insert into family.intents (id, scope, subject, body_hmac, answer, created_at, touched_at, finished_at)
select gen_random_uuid(), gen_random_uuid()::text, 'family.approve-request', gen_random_uuid()::text,
  jsonb_build_object('ok', true, 'data', jsonb_build_object('points', 30)), now(), now(), now() from c;
`;

const warmingRuns = 10;
const warming = ({ childIds }: MeasuredFamilies) => ({ childIds, inFlight: 32 });

interface Way {
  readonly what: string;
  readonly inFlight: number;
  readonly isHot?: boolean;
  readonly goal: number;
}

const ways: readonly Way[] = [
  { what: '32 in flight', inFlight: 32, goal: 0.4 },
  { what: '256 in flight', inFlight: 256, goal: 0.6 },
  { what: 'one hot child, 32 in flight', inFlight: 32, isHot: true, goal: 1 },
];

/** So many approvals at a time, through gateway, NATS, family and PostgreSQL. */
export const approving =
  (
    bench: Bench,
    stack: Stack,
    families: MeasuredFamilies,
    { childIds, inFlight }: { readonly childIds: readonly string[]; readonly inFlight: number },
  ) =>
  async (): Promise<Run> => {
    const bearers = ['gateway', 'nats', 'family', 'postgres'].map((part) => stack.pidOf(part));
    const waiting = await families.claim(childIds, perSecondAtMost * bench.seconds);
    const asks = waiting.map(({ requestId, token }): Ask => ({
      method: 'POST',
      path: `/api/family/approvals/${requestId}/approve`,
      token,
    }));
    const load = { origin: stack.origin, asks, isOnce: true, inFlight, seconds: bench.seconds };
    return httpLoad(bench.driver, load, bearers);
  };

/** M3: an approval that pays, through gateway, NATS, family and PostgreSQL, beside the bare statement. */
export async function coins(bench: Bench, stack: Stack, families: MeasuredFamilies): Promise<Row[]> {
  const rows: Row[] = [];
  // A service that has just started compiles what it does often, and its plans are of empty tables.
  for (let runs = 0; runs < warmingRuns; runs += 1) await approving(bench, stack, families, warming(families))();
  await families.clear();
  for (const way of ways) {
    const childIds = way.isHot ? families.childIds.slice(0, 1) : families.childIds;
    const ours = approving(bench, stack, families, { childIds, inFlight: way.inFlight });
    const bare = (): Promise<Run> =>
      pgbench({
        databaseUrl: stack.databaseOf('family'),
        script: sameRows(way.isHot ? '1, 1' : `1, ${families.childIds.length}`),
        inFlight: Math.min(way.inFlight, mostConnections),
        seconds: bench.seconds,
        serverPid: stack.pidOf('postgres'),
      });
    const what = `an approval that pays, ${way.what}, beside the same rows by pgbench`;
    const named = { measure: 'M3', what, goal: way.goal };
    rows.push(...(await comparison(named, () => interleaved(bench.pairs, ours, bare, bench.told))));
  }
  await families.clear();
  const amiss = await families.unbalanced();
  if (amiss > 0) throw new VoidRun(`${amiss} balances are not the sum of their entries`);
  return rows;
}
