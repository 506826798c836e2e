import { afterEach, expect, jest, test } from '@jest/globals';
import { Client, Pool } from 'pg';

import {
  TimeoutClient,
  statementTimeoutMs,
  withoutStatementTimeout,
  withStatementTimeout,
} from './statement-timeout.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** What pg is asked; it answers as `answer` does. */
function askedOf(answer: () => unknown) {
  const query = jest.spyOn(Client.prototype, 'query').mockImplementation(answer);
  return { client: new TimeoutClient(), calls: () => query.mock.calls as unknown[][] };
}

test('only a statement for which somebody waits is cut short, not what is set going meanwhile', async () => {
  const { client, calls } = askedOf(async () => ({ rows: [] }));
  await withStatementTimeout(async () => {
    await (client.query('select $1', [1]) as Promise<unknown>);
    withoutStatementTimeout(() => void client.query('select 2'));
  });
  await (client.query('select 3') as Promise<unknown>);
  expect(calls()).toEqual([
    [{ text: 'select $1', values: [1], name: expect.any(String), query_timeout: statementTimeoutMs }],
    ['select 2'],
    ['select 3'],
  ]);
});

test('a connection on which nobody answered in time is ended, one that said no is not', async () => {
  const words = ['syntax error', 'Query read timeout'];
  const { client } = askedOf(() => Promise.reject(new Error(words.shift())));
  const end = jest.spyOn(client, 'end').mockReturnValue(undefined);
  await expect(withStatementTimeout(() => client.query('selct 1'))).rejects.toThrow('syntax error');
  expect(end).not.toHaveBeenCalled();
  await expect(withStatementTimeout(() => client.query('select 1'))).rejects.toThrow('Query read timeout');
  expect(end).toHaveBeenCalledTimes(1);
});

test('a client whose connection ends in the middle of a transaction leaves its pool, and may still be released', async () => {
  jest.spyOn(Client.prototype, 'connect').mockImplementation((told: unknown) => (told as () => void)());
  jest.spyOn(Client.prototype, 'end').mockImplementation((told: unknown) => (told as () => void)());
  const pool = new Pool({ max: 1, Client: TimeoutClient });
  const client = await pool.connect();
  expect(pool.totalCount).toBe(1);
  client.emit('end');
  expect(pool.totalCount).toBe(0);
  expect(() => client.release()).not.toThrow();
  expect(await pool.connect()).not.toBe(client);
});
