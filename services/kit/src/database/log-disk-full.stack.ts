import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { untilSo } from '@alcancia/testing';

import { bootOnSmallPostgres } from '../../test/a-small-postgres.js';
import { addCoins, countCoins, purseService } from '../../test/purse.service.js';

const poolSize = 10;
const withinMs = 60_000;

let booted: Awaited<ReturnType<typeof bootOnSmallPostgres>>;
beforeAll(async () => {
  booted = await bootOnSmallPostgres(purseService, 32, 'log');
});
afterAll(() => booted.close());

test('F19: a PostgreSQL with no room for its log stops; acts are refused, none that was acknowledged is lost, and its next start is all that it takes', async () => {
  const { server, service } = booted;
  const purseId = v7();
  let acknowledged = 0;
  const refused: string[] = [];
  const codes = new Set<string>();
  const act = async (key = v7()): Promise<void> => {
    const answer = await service.answer(addCoins, null, { purseId, cents: 1 }, { key });
    if (answer.ok) {
      acknowledged += 1;
      return;
    }
    refused.push(key);
    codes.add(answer.error.code);
  };
  /** More at once than the pool has connections: each is in the middle of something when PostgreSQL stops. */
  const crowd = () => Promise.all(Array.from({ length: 2 * poolSize }, () => act()));
  await act();

  server.disk.fill();
  await untilSo(async () => {
    await (refused.length === 0 ? crowd() : act());
    return !server.isRunning();
  }, withinMs);
  await crowd();
  expect([...codes]).toEqual(['unavailable']);
  expect(refused.length).toBeGreaterThanOrEqual(2 * poolSize);
  expect(await service.readiness()).toMatchObject({ status: 'unavailable', checks: { database: 'unavailable' } });

  server.disk.clear();
  server.start();
  await untilSo(async () => (await service.readiness()).status === 'ok', withinMs);
  const { cents } = await service.ask(countCoins, null, { purseId });
  // The answer to an act may be lost after its commit.
  expect(cents).toBeGreaterThanOrEqual(acknowledged);
  expect(cents).toBeLessThanOrEqual(acknowledged + refused.length);

  const acts = acknowledged + refused.length;
  for (const key of refused.splice(0)) await act(key);
  expect({ acknowledged, refused }).toEqual({ acknowledged: acts, refused: [] });
  expect(await service.ask(countCoins, null, { purseId })).toEqual({ cents: acts });
  // A connection that never came back to its pool would count as used for good.
  await untilSo(async () => /database_connections\{state="used",[^}]*\} 0\n/.test(await service.metrics.text()));
});
