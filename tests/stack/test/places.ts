import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import path from 'node:path';

import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

import { eventStream } from '@alcancia/contracts/streams';
import { until } from '@alcancia/testing';

import type { Stack } from './a-stack.js';
import { everyMail } from './mails.js';
import { keysOfObjects } from './objects.js';
import { rowsOf } from './rows.js';
import { readState, root } from './state.js';

/** What stands somewhere, as 'place: what stands there'. */
type Found = readonly string[];

/** Every row of every table of every database of the server: the services', and Keycloak's. */
async function inDatabases(stack: Stack): Promise<Found> {
  const databases = await rowsOf(
    stack,
    'postgres',
    `select datname as name from pg_database where not datistemplate and datallowconn order by 1`,
  );
  const found: string[] = [];
  for (const { name: database = '' } of databases) {
    const tables = await rowsOf(
      stack,
      database,
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name = '' } of tables)
      for (const { row = '' } of await rowsOf(stack, database, `select t::text as row from ${name} t`))
        found.push(`${database} ${name}: ${row}`);
  }
  return found;
}

async function withNats<T>({ access }: Stack, task: (manager: JetStreamManager) => Promise<T>): Promise<T> {
  const { url, user, password: pass } = access.nats;
  const nats = await connect({ servers: url, user, pass, inboxPrefix: `_INBOX_${user}` });
  try {
    return await task(await jetstreamManager(nats));
  } finally {
    await nats.close();
  }
}

/** Whether every service has taken and acknowledged what the streams keep for it. */
export const streamsAreHeard = (stack: Stack): Promise<boolean> =>
  withNats(stack, async (manager) => {
    for (const { config } of await manager.streams.list().next())
      for await (const { num_pending, num_ack_pending } of manager.consumers.list(config.name))
        if (num_pending + num_ack_pending > 0) return false;
    return true;
  });

/** Takes all events of a kind out of the stream, also for those that have yet to take them. */
export const forgetEvents = (stack: Stack, subject: string): Promise<unknown> =>
  withNats(stack, ({ streams }) => streams.purge(eventStream.name, { filter: subject }));

/** Every message that any stream keeps. */
const inStreams = (stack: Stack): Promise<Found> =>
  withNats(stack, async (manager) => {
    const found: string[] = [];
    for await (const { config, state } of manager.streams.list())
      for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
        const kept = await manager.streams.getMessage(config.name, { seq }).catch(() => null);
        const headers = kept?.header.keys().flatMap((key) => kept.header.values(key)) ?? [];
        if (kept) found.push(`stream ${kept.subject}: ${kept.string()} ${headers.join(' ')}`);
      }
    return found;
  });

/** Every key of Redis with what it keeps, whatever its kind. */
async function inRedis({ access }: Stack): Promise<Found> {
  const { hostname, port, password } = new URL(access.redis);
  const socket = connectTo(Number(port || 6379), hostname);
  const command = (...words: string[]): string =>
    `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;
  const everything = `local read = { string = {'get'}, hash = {'hgetall'}, set = {'smembers'}, list = {'lrange', 0, -1},
      zset = {'zrange', 0, -1, 'withscores'}, stream = {'xrange', '-', '+'} }
    local found = {}
    for _, key in ipairs(redis.call('keys', '*')) do
      local how = read[redis.call('type', key).ok]
      found[#found + 1] = { key, redis.call(how[1], key, unpack(how, 2)) }
    end
    return found`;
  await once(socket, 'connect');
  if (password) socket.write(command('AUTH', decodeURIComponent(password)));
  socket.write(command('EVAL', everything, '0') + command('QUIT'));
  let answered = '';
  for await (const part of socket) answered += String(part);
  if (/^-/m.test(answered)) throw new Error(`Redis refused: ${answered}`);
  return [`redis: ${answered}`];
}

/** What every part has logged; not PostgreSQL, whose own log quotes what these proofs themselves ask. */
const inLogs = (): Found =>
  Object.entries(readState().parts)
    .filter(([name]) => name !== 'postgres')
    .map(([name, { log }]) => `log of ${name}: ${readFileSync(path.resolve(root, log), 'utf8')}`);

const inMailbox = async (): Promise<Found> =>
  (await everyMail(readState().urls.mail)).map(({ to, subject, text }) => `mailbox: ${to} ${subject} ${text}`);

/** 'place word' for each place of the whole system in which one of the words stands. */
export async function whereIs(stack: Stack, words: readonly string[]): Promise<string[]> {
  const places = [
    ...(await inDatabases(stack)),
    ...(await inStreams(stack)),
    ...(await inRedis(stack)),
    ...(await inMailbox()),
    ...(await keysOfObjects(stack)).map((key) => `object: ${key}`),
    ...inLogs(),
  ];
  return places.flatMap((place) =>
    words.filter((word) => place.includes(word)).map((word) => `${place.slice(0, place.indexOf(':'))} ${word}`),
  );
}

/** Proofs are over sooner. */
const soon = `interval '15 minutes'`;

/**
 * Everything told has been heard, and every e-mail that would leave soon has left: what comes later is about later. What
 * waits for a morning that is far goes on waiting.
 */
export async function allIsSaid(stack: Stack): Promise<void> {
  const waits = async (database: string, tables: readonly string[]): Promise<boolean> => {
    const counts = tables.map((from) => `(select count(*) from ${database}.${from})`).join(' + ');
    const [row] = await rowsOf(stack, database, `select ${counts} as rows`);
    return row?.['rows'] !== '0';
  };
  const unsaid = 'outbox where published_at is null';
  const unsent = 'mails where sent_at is null';
  const isHeard = async () =>
    !(await waits('identity', [unsaid, unsent])) &&
    !(await waits('family', [unsaid])) &&
    (await streamsAreHeard(stack));
  await until('everything is heard', isHeard, 60_000);
  const due = `waiting_mails where due_at < now() + ${soon}`;
  await rowsOf(
    stack,
    'notifications',
    `update notifications.waiting_mails set due_at = now() where due_at < now() + ${soon}`,
  );
  const isSent = async () => !(await waits('notifications', [unsaid, unsent, due])) && (await streamsAreHeard(stack));
  await until('every e-mail that was due has left', isSent, 60_000);
}
