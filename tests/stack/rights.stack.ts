import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';

import { voiceLineOf } from '@alcancia/contracts/assistant';

import { aStack, type Stack } from './test/a-stack.js';
import { secretOf } from './test/secrets.js';

let stack: Stack;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(() => {
  stack = aStack();
});
afterAll(async () => {
  for (const end of ends) await end();
});

const voiceLine = voiceLineOf('0199a5f0-0000-7000-8000-000000000001');

/** PostgreSQL's code for what a role may not do. */
const notAllowed = '42501';

async function says(role: string, database: string, statement: string): Promise<string> {
  const url = new URL(stack.access.postgres);
  Object.assign(url, { username: role, password: secretOf(`postgres.${role}`), pathname: `/${database}` });
  const client = new pg.Client({ connectionString: url.href });
  try {
    await client.connect();
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.end();
  }
}

describe('the role that a service works with', () => {
  test('adds to the ledger and never changes, takes away or empties', async () => {
    for (const statement of [
      'update family.ledger_entries set amount = amount where false',
      'delete from family.ledger_entries where false',
      'truncate family.ledger_entries',
    ]) {
      expect(await says('family', 'family', statement)).toBe(notAllowed);
    }
    expect(await says('family', 'family', 'select count(*) from family.ledger_entries')).toBe('done');
  });

  test.each(['create table family.mine ()', 'drop table family.rewards', 'delete from family.migrations where false'])(
    'leaves the schema to its owner: %s',
    async (statement) => expect(await says('family', 'family', statement)).toBe(notAllowed),
  );

  test.each([
    ['family', 'identity'],
    ['identity', 'family'],
    ['notifications', 'keycloak'],
  ])('of %s does not get into the database of %s', async (role, database) => {
    expect(await says(role, database, 'select 1')).toBe(notAllowed);
  });
});

async function natsAs(user: string): Promise<NatsConnection> {
  const connection = await connect({
    servers: stack.access.nats.url,
    user,
    pass: secretOf(`nats.${user}`),
    inboxPrefix: `_INBOX_${user}`,
  });
  ends.push(() => connection.close());
  return connection;
}

/** What the server refuses comes back as a word of its own, after the fact. */
async function refusalsOf(connection: NatsConnection, act: () => void): Promise<string[]> {
  const heard: string[] = [];
  const hear = async () => {
    for await (const status of connection.status()) if (status.type === 'error') heard.push(status.error.message);
  };
  void hear();
  act();
  await connection.flush();
  await connection.flush();
  return heard;
}

describe('the user that a room speaks to NATS as', () => {
  test.each([
    ['family', 'events.identity.child-changed.v1'],
    ['gateway', 'events.family.request-approved.v1'],
    ['family', 'identity.sign-in'],
    ['notifications', 'family.approve-request'],
    ['admin', 'family.approve-request'],
    ['family', '$JS.API.STREAM.MSG.DELETE.EVENTS'],
    ['family', 'removals.notifications'],
    ['family', voiceLine],
  ])('%s may not say %s', async (user, subject) => {
    const connection = await natsAs(user);
    const [refusal] = await refusalsOf(connection, () => connection.publish(subject, '{}'));
    expect(refusal).toMatch(/permissions violation/i);
  });

  test.each([
    ['family', 'identity.>'],
    ['notifications', 'events.>'],
    ['family', '_INBOX_gateway.>'],
    ['gateway', 'family.>'],
    ['family', 'removals.*'],
    ['speech', voiceLine],
    ['gateway', voiceLine],
  ])('%s may not hear %s', async (user, subject) => {
    const connection = await natsAs(user);
    const [refusal] = await refusalsOf(connection, () => {
      connection.subscribe(subject, { callback: () => undefined });
    });
    expect(refusal).toMatch(/permissions violation/i);
  });

  test('a conversation by voice goes both ways between the gateway and the process that holds it, half a megabyte at once', async () => {
    const [holder, gateway] = [await natsAs('assistant'), await natsAs('gateway')];
    const sound = 'A'.repeat(500_000);
    holder.subscribe(voiceLine, {
      queue: 'assistant',
      callback: (_error, message) => void message.respond(message.data),
    });
    await holder.flush();
    expect((await gateway.request(voiceLine, sound, { timeout: 5_000 })).string()).toHaveLength(sound.length);
  });

  test('a service makes no streams and takes none away', async () => {
    const manager = await jetstreamManager(await natsAs('family'), { checkAPI: false, timeout: 1_000 });
    await expect(manager.streams.delete('EVENTS')).rejects.toThrow();
    await expect(manager.streams.add({ name: 'MINE', subjects: ['mine'] })).rejects.toThrow();
    expect((await manager.streams.info('EVENTS')).config.name).toBe('EVENTS');
  });
});
