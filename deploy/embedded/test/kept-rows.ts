import { serviceNames } from '@alcancia/contracts/rooms';

import type { TestSystem } from './a-system.js';

/** What a refused request may write: keys, sessions, counted attempts, logs, and the kit's own bookkeeping. */
const asides = [
  'intents',
  'intent_steps',
  'leases',
  'inbox',
  'outbox',
  'retries',
  'migrations',
  'mails',
  'sessions',
  'event_logs',

  'sign_in_attempts',
  'password_attempts',
  'refreshes',
];

/** A fingerprint of every row that people own, by table. Equal fingerprints: nothing was changed. */
export async function keptRows({ databases: { sql } }: TestSystem): Promise<Record<string, string>> {
  const tables = await sql.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in (${serviceNames.map((name) => `'${name}'`).join(', ')}) and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const parts = tables
    .filter(({ name }) => !asides.includes(name))
    .map(
      ({ schema, name }) =>
        `select '${schema}.${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${schema}.${name} t`,
    );
  const prints = await sql.query<{ name: string; print: string }>(parts.join(' union all '));
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}
