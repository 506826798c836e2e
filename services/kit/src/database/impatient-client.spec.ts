import { afterEach, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';

import { ImpatientClient, statementPatienceMs, withoutPatience, withPatience } from './impatient-client.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** What pg is asked; it answers as `answer` does. */
function askedOf(answer: () => unknown) {
  const query = jest.spyOn(Client.prototype, 'query').mockImplementation(answer);
  return { client: new ImpatientClient(), calls: () => query.mock.calls as unknown[][] };
}

test('only a statement for which somebody waits is cut short, not what is set going meanwhile', async () => {
  const { client, calls } = askedOf(async () => ({ rows: [] }));
  await withPatience(async () => {
    await (client.query('select $1', [1]) as Promise<unknown>);
    withoutPatience(() => void client.query('select 2'));
  });
  await (client.query('select 3') as Promise<unknown>);
  expect(calls()).toEqual([
    [{ text: 'select $1', values: [1], query_timeout: statementPatienceMs }],
    ['select 2'],
    ['select 3'],
  ]);
});

test('a connection on which nobody answered in time is ended, one that said no is not', async () => {
  const words = ['syntax error', 'Query read timeout'];
  const { client } = askedOf(() => Promise.reject(new Error(words.shift())));
  const end = jest.spyOn(client, 'end').mockReturnValue(undefined);
  await expect(withPatience(() => client.query('selct 1'))).rejects.toThrow('syntax error');
  expect(end).not.toHaveBeenCalled();
  await expect(withPatience(() => client.query('select 1'))).rejects.toThrow('Query read timeout');
  expect(end).toHaveBeenCalledTimes(1);
});
