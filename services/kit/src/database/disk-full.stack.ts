import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { addCoins, countCoins, purseService } from '../../test/purse.service.js';
import { bootOnSmallPostgres } from '../../test/a-small-postgres.js';

let booted: Awaited<ReturnType<typeof bootOnSmallPostgres>>;
beforeAll(async () => {
  booted = await bootOnSmallPostgres(purseService, 96);
});
afterAll(() => booted.close());

test('F19: on a full disk writes are refused, reads go on, and with room again all is as it was', async () => {
  const { server, service } = booted;
  const purseId = v7();
  await service.ask(addCoins, null, { purseId, cents: 5 });
  server.disk.fill();

  const refused = async (): Promise<string | null> => {
    try {
      await service.ask(addCoins, null, { purseId: v7(), cents: 1 });
      return null;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  let code: string | null = null;
  // Pages that were there before the disk was full still take a few rows.
  for (let tries = 0; code === null && tries < 5_000; tries += 1) code = await refused();
  expect(code).toBe('unavailable');
  expect(await service.ask(countCoins, null, { purseId })).toEqual({ cents: 5 });

  server.disk.clear();
  expect(await service.ask(addCoins, null, { purseId, cents: 2 })).toEqual({ cents: 7 });
  await service.settled();
  const [waiting] = await service
    .em()
    .execute<{ rows: string }[]>(`select count(*)::text as rows from purse.outbox where published_at is null`);
  expect(waiting).toEqual({ rows: '0' });
});
