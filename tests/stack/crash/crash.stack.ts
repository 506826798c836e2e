import { expect, jest, test } from '@jest/globals';

import { readWallet } from '@alcancia/contracts/family';
import { until } from '@alcancia/testing';

import { aStack } from '../test/a-stack.js';
import { Chance } from '../test/chance.js';
import { rowsOf } from '../test/rows.js';
import { FamilyAtWork } from './family-at-work.js';
import { Killer } from './killer.js';

const cycles = Number(process.env['CRASH_CYCLES'] ?? 20);
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);
const families = 3;
jest.setTimeout(120_000 + cycles * 15_000);

/** What still waits somewhere, and why; nothing may, when the work is done. */
const waiting = (service: string): string => `
  select 'outbox' as place, subject as what, '' as why from ${service}.outbox where published_at is null
  union all select 'retries', handler, tries || ' ' || reason from ${service}.retries
  union all select 'dead_letters', handler, reason from ${service}.dead_letters`;

test(`${cycles} kills across all processes lose nothing that was acknowledged and double nothing (seed ${seed})`, async () => {
  const stack = aStack();
  const town = await Promise.all(Array.from({ length: families }, () => FamilyAtWork.found(stack)));
  const killer = new Killer(stack, new Chance(seed), cycles, town);
  const work = Promise.all(
    town.map(async (family) => {
      while (!killer.isDone) await family.round();
    }),
  );
  const failed = work.catch(() => killer.stop());
  await killer.run();
  await failed;
  await work;

  const acknowledged = town.flatMap(({ approved }) => approved);
  expect(killer.killed.length).toBeGreaterThanOrEqual(cycles);
  expect(killer.missed).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  for (const service of ['identity', 'family', 'notifications'] as const) {
    await until(
      `nothing waits in ${service}`,
      async () => {
        expect(await rowsOf(stack, service, waiting(service))).toEqual([]);
        return true;
      },
      60_000,
    );
  }
  for (const { childId, earned, ownToken } of town) {
    const { balance } = await stack.want(readWallet, { childId }, { token: ownToken });
    expect(balance).toEqual(earned);
    await until(
      'the child was told of each approval once',
      async () => {
        const [told] = await rowsOf(
          stack,
          'notifications',
          `select count(*) as rows from notifications.notification_logs
           where type = 'activity_approved' and recipient_id = '${childId}'`,
        );
        return told?.['rows'] === String(earned.points / 3);
      },
      60_000,
    );
  }
  const [books] = await rowsOf(stack, 'family', 'select coalesce(sum(amount), 0) as total from family.ledger_entries');
  expect(books).toEqual({ total: '0' });

  const byPart = Map.groupBy(killer.killed, ({ part }) => part);
  console.log(
    [
      `Seed ${seed}: ${killer.killed.length} kills, ${acknowledged.length} acknowledged approvals.`,
      ...[...byPart].map(([part, deaths]) => `  ${part}: ${deaths.map(({ where }) => where).join(', ')}`),
    ].join('\n'),
  );
});
