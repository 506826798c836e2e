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

const content = `' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '')`;

/** Tables in whose rows the kit or a job goes on writing: only that there is none more, and none less, is told. */
const countedOnly = ['outbox', 'mails', 'inbox', 'retries', 'subscriptions', 'issuer_keys'];

/** A fingerprint of every table. Equal fingerprints: no row was changed, no event published and no mail written. */
export async function keptRows({ databases: { sql } }: TestSystem): Promise<Record<string, string>> {
  const tables = await sql.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in (${serviceNames.map((name) => `'${name}'`).join(', ')}) and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const parts = tables
    .filter(({ schema, name }) => !asides.includes(name) && `${schema}.${name}` !== sentBySchedule)
    .map(
      ({ schema, name }) =>
        `select '${schema}.${name}' as name, count(*) || ${countedOnly.includes(name) ? `''` : content} as print from ${schema}.${name} t`,
    );
  const prints = await sql.query<{ name: string; print: string }>(parts.join(' union all '));
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}
