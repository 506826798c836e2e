import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { addCoins, countCoins, purseService } from '../../test/purse.service.js';
import { bootOnSmallPostgres } from '../../test/a-small-postgres.js';
import { statementTimeoutMs } from './statement-timeout.js';

const poolSize = 10;
/** Allowance for a busy machine. */
const marginMs = 1_000;

let booted: Awaited<ReturnType<typeof bootOnSmallPostgres>>;
beforeAll(async () => {
  booted = await bootOnSmallPostgres(purseService, 96);
});
afterAll(() => booted.close());

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
