import { readFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import path from 'node:path';

import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { askDataExport, readDataExport, requestChildErasure } from '@alcancia/contracts/identity';
import { serviceNames } from '@alcancia/contracts/rooms';
import { eventStream } from '@alcancia/contracts/streams';
import { aHome, password, plantPeople, plantWork, until, Words } from '@alcancia/testing';

import { aStack, type Stack } from './test/a-stack.js';
import { deleteMails, everyMail } from './test/mails.js';
import { keysOfObjects } from './test/objects.js';
import { rowsOf } from './test/rows.js';
import { readState, root } from './test/state.js';

/** Two rounds of the schedule, and what the services do between them. */
const erasedWithinMs = 240_000;
const readyWithinMs = 120_000;
const lastSubject = 'El perfil del niño que acompañabas ya está borrado';

let stack: Stack;
let nats: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  stack = aStack();
  const { url, user, password: pass } = stack.access.nats;
  nats = await connect({ servers: url, user, pass, inboxPrefix: `_INBOX_${user}` });
});
afterAll(() => nats.close());

/** Every row of every table of a service. */
async function tablesOf(service: (typeof serviceNames)[number]): Promise<string[]> {
  const tables = await rowsOf(
    stack,
    service,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name = '' } of tables)
    for (const { row = '' } of await rowsOf(stack, service, `select t::text as row from ${name} t`))
      found.push(`${service} ${name}: ${row}`);
  return found;
}

/** Every event that the store keeps. */
async function eventsKept(): Promise<string[]> {
  const manager = await jetstreamManager(nats);
  const { first_seq: first, last_seq: last } = (await manager.streams.info(eventStream.name)).state;
  const found: string[] = [];
  for (let seq = first; seq <= last; seq += 1) {
    const kept = await manager.streams.getMessage(eventStream.name, { seq }).catch(() => null);
    if (kept) found.push(`stream ${kept.subject}: ${kept.string()}`);
  }
  return found;
}

/** Every key of Redis; what it keeps under them are figures. */
async function keysOfRedis(): Promise<string[]> {
  const { hostname, port, password: pass } = new URL(stack.access.redis);
  const socket = connectTo(Number(port || 6379), hostname);
  const auth = pass ? `AUTH ${decodeURIComponent(pass)}\r\n` : '';
  socket.end(`${auth}KEYS *\r\nQUIT\r\n`);
  let answered = '';
  for await (const part of socket) answered += String(part);
  return [`redis: ${answered}`];
}

/** What every part has logged; not PostgreSQL, whose own log quotes what this proof itself asks. */
const logs = (): string[] =>
  Object.entries(readState().parts)
    .filter(([name]) => name !== 'postgres')
    .map(([name, { log }]) => `log of ${name}: ${readFileSync(path.resolve(root, log), 'utf8')}`);

async function whereIs(words: readonly string[]): Promise<string[]> {
  const mails = await everyMail(readState().urls.mail);
  const places = [
    ...(await Promise.all(serviceNames.map(tablesOf))).flat(),
    ...mails.map(({ to, subject, text }) => `mailbox: ${to} ${subject} ${text}`),
    ...(await eventsKept()),
    ...(await keysOfRedis()),
    ...logs(),
  ];
  return places.flatMap((place) =>
    words.filter((word) => place.includes(word)).map((word) => `${place.slice(0, place.indexOf(':'))} ${word}`),
  );
}

test('of 200 words that a family wrote about a child none is in any database, stream, cache, mailbox, object or log when it was erased', async () => {
  const words = new Words();
  const home = await aHome(stack);
  const { childId } = home;
  await until('billing has told of the first plan', async () => {
    const untold = await rowsOf(stack, 'identity', `select 1 from identity.plan_limits where sequence = 0`);
    return untold.length === 0;
  });
  await rowsOf(stack, 'identity', `update identity.plan_limits set max_guardians = 9, max_devices = 9`);
  const planting = { product: stack, home, words };
  for (let round = 0; round < 18; round += 1) await plantWork(planting);
  await plantPeople(planting);
  expect(words.planted.length).toBeGreaterThanOrEqual(200);
  const before = await whereIs(words.planted);
  expect(before.some((place) => place.startsWith('stream'))).toBe(true);

  await stack.want(askDataExport, { childId, password }, home.asAdult);
  await until(
    'a download of the child lies in the store',
    async () => (await stack.want(readDataExport, { childId }, home.asAdult)).current?.state === 'ready',
    readyWithinMs,
  );
  const objects = async () => (await keysOfObjects(stack)).filter((key) => key.includes(childId));
  expect((await objects()).length).toBeGreaterThan(0);
  await stack.want(requestChildErasure, { childId, password }, home.asAdult);
  await until('it is told by e-mail', async () =>
    (await stack.mails(home.adult.email)).some(({ subject }) => subject.includes('se borrará el')),
  );
  // What has left is its readers'; from here on no e-mail says anything of the child.
  await deleteMails(readState().urls.mail);
  const moveOn = (column: string, by: string) =>
    rowsOf(
      stack,
      'identity',
      `update identity.erasures set ${column} = ${column} - interval '${by}' where person_id = '${childId}'`,
    );
  await moveOn('due_at', '15 days');
  await until(
    'nobody reaches the child',
    async () => {
      const [row] = await rowsOf(
        stack,
        'identity',
        `select state from identity.erasures where person_id = '${childId}'`,
      );
      return row?.['state'] === 'closed';
    },
    erasedWithinMs,
  );
  await moveOn('closed_at', '10 minutes');
  await until(
    'the last e-mail',
    async () => (await stack.mails(home.adult.email)).some(({ subject }) => subject === lastSubject),
    erasedWithinMs,
  );

  expect(await whereIs(words.planted)).toEqual([]);
  await until('the store of objects has nothing of the child', async () => (await objects()).length === 0);
  const last = (await stack.mails(home.adult.email)).find(({ subject }) => subject === lastSubject);
  expect(words.planted.filter((word) => last?.text.includes(word))).toEqual([]);
  const [books] = await rowsOf(
    stack,
    'family',
    `select count(*) as of_child, (select count(*) from (
       select posting_id from family.ledger_entries group by posting_id, currency having sum(amount) <> 0) p) as wrong
     from family.ledger_entries where child_id = '${childId}'`,
  );
  expect(books).toEqual({ of_child: '0', wrong: '0' });
});
