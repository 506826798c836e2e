import { serviceNames } from '@alcancia/contracts/rooms';

import type { TestSystem } from './a-system.js';

/** What a refused request may write: keys, sessions, counted attempts, logs, and what the kit notes of its own work. */
const asides = [
  'intents',
  'intent_steps',
  'leases',
  'sessions',
  'event_logs',
  'sign_in_attempts',
  'password_attempts',
  'refreshes',
  'waiting_mails',
  'paypal_webhooks',
];

/** Mails about notices leave by schedule, a minute later: what causes one is seen in `notification_logs` at once. */
const sentBySchedule = 'notifications.mails';

/** Tables in whose rows the kit or a job goes on writing: only that one comes or goes is told. */
const countedOnly = ['outbox', 'mails', 'inbox', 'retries', 'subscriptions', 'issuer_keys'];

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** Has every table note what changes in it: asking what was noted costs far less than reading all rows each time. */
const takeNotes = `
  do $do$
  declare
    kept record;
  begin
    create schema kept_rows;
    create table kept_rows.changes (place text not null);
    create function kept_rows.note() returns trigger language plpgsql as $note$
    begin
      insert into kept_rows.changes values (tg_table_schema || '.' || tg_table_name);
      return null;
    end $note$;
    for kept in
      select c.oid::regclass as place, relname = any(array[${quoted(countedOnly)}]) as counted
      from pg_class c where relkind = 'r' and relnamespace::regnamespace::text = any(array[${quoted(serviceNames)}])
        and relname <> all(array[${quoted(asides)}]) and c.oid <> '${sentBySchedule}'::regclass
    loop
      execute format('create trigger noted after insert or delete on %s for each row execute function kept_rows.note()', kept.place);
      continue when kept.counted;
      execute format('create trigger noted_too after update on %s for each row when (old.* is distinct from new.*)
        execute function kept_rows.note()', kept.place);
    end loop;
  end $do$`;

const noting = new WeakSet<TestSystem['databases']>();

/**
 * How many changes each table has seen since this was first asked. Equal answers: no row came, changed or went, no event was
 * published and no mail written.
 */
export async function keptRows({ databases }: TestSystem): Promise<Record<string, number>> {
  const { sql } = databases;
  if (!noting.has(databases)) await sql.query(takeNotes);
  noting.add(databases);
  const changes = await sql.query<{ place: string; times: number }>(
    `select place, count(*)::int as times from kept_rows.changes group by place order by place`,
  );
  return Object.fromEntries(changes.map(({ place, times }) => [place, times]));
}
