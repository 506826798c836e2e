import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { v7 } from 'uuid';

import { addCoins, callOutside, countCoins, outside, purseService } from '../../test/purse.service.js';
import { bootOnSmallPostgres } from '../../test/a-small-postgres.js';
import { statementTimeoutMs } from './statement-timeout.js';

const poolSize = 10;
/** Allowance for a busy machine: just less than a second timeout, which whoever waited for two in a row would add. */
const marginMs = 1_900;

let booted: Awaited<ReturnType<typeof bootOnSmallPostgres>>;
beforeAll(async () => {
  booted = await bootOnSmallPostgres(purseService, 96);
});
afterAll(() => booted.close());
afterEach(() => {
  outside.call = async () => undefined;
});

test('F10: while PostgreSQL stands still everybody hears so within 2 s, also when all connections are taken', async () => {
  const { server, service } = booted;
  const purseId = v7();
  await service.ask(addCoins, null, { purseId, cents: 5 });
  server.signal('SIGSTOP');

  const refusedAfter = async (asking: Promise<unknown>): Promise<number> => {
    const askedAt = performance.now();
    await expect(asking).rejects.toMatchObject({ code: 'unavailable' });
    return performance.now() - askedAt;
  };
  const crowd = Array.from({ length: 3 * poolSize }, (_, nth) =>
    refusedAfter(
      nth % 2 === 0 ? service.ask(countCoins, null, { purseId }) : service.ask(addCoins, null, { purseId, cents: 1 }),
    ),
  );
  const waits = await Promise.all(crowd);
  expect(Math.max(...waits)).toBeLessThan(statementTimeoutMs + marginMs);

  server.signal('SIGCONT');
  expect(await service.ask(addCoins, null, { purseId, cents: 2 })).toEqual({ cents: 7 });
  expect(await service.ask(countCoins, null, { purseId })).toEqual({ cents: 7 });
});

/** Lets a crowd come into its transactions, cuts all of them off there, and sees that each hears so. */
async function cutOffInside(crowd: number, cut: () => void | Promise<void>): Promise<void> {
  const { service } = booted;
  let inside = 0;
  let goOn = (_isCut: void | Promise<void>): void => undefined;
  const isCut = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  outside.call = () => {
    inside += 1;
    if (inside === crowd) goOn(cut());
    return isCut;
  };
  const asked = Array.from({ length: crowd }, () => service.ask(callOutside, null, { purseId: v7(), cents: 1 }));
  for (const answer of await Promise.allSettled(asked))
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
}

/** Ends the connection of everybody who is in a transaction. */
async function endConnections(): Promise<void> {
  const client = new Client({ connectionString: booted.server.url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`);
  await client.end();
}

test('F10: transactions that were cut off, or lost their connection, keep none of the pool', async () => {
  const { server, service } = booted;
  const purseId = v7();
  const crowd = poolSize - 2; // The service's own tasks ask for connections too.
  await cutOffInside(crowd, () => server.signal('SIGSTOP'));
  server.signal('SIGCONT');
  for (let round = 0; round < 2; round += 1) await cutOffInside(crowd, endConnections);
  expect(await service.ask(addCoins, null, { purseId, cents: 2 })).toEqual({ cents: 2 });
});
