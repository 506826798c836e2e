import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { coinsMoved } from '../../test/purse.contracts.js';
import { addCoins, moves, purseService } from '../../test/purse.service.js';
import { bootService, type TestService } from '../testing/index.js';
import { Feature } from '../feature.js';
import { after, describeTable, plain } from './kept-table.js';

const dayMs = 86_400_000;

@Feature({
  keeps: [
    describeTable('coins', {
      kind: 'savings',
      kept: after('nowhere', dayMs),
      erased: 'row',
      columns: [plain('id cents')],
    }),
  ],
})
class WronglyDescribed {}

let service: TestService;
beforeAll(async () => {
  service = await bootService(purseService);
});
afterAll(() => service.close());

const count = async (from: string): Promise<number> => {
  const [row] = await service.em().execute<{ n: string }[]>(`select count(*) as n from purse.${from}`);
  return Number(row?.n);
};
const daysPass = async (days: number): Promise<void> => {
  service.clock.shift(days * dayMs);
  await service.forget();
};

test('what was remembered for a while is gone after it, and not before', async () => {
  await service.ask(addCoins, null, { purseId: v7(), cents: 1 });
  moves.failures = 0;
  await service.tell(coinsMoved, { purseId: v7(), cents: 7 });
  await service.settled();
  const all = () => Promise.all(['outbox', 'mails', 'intents', 'inbox'].map(count));
  expect((await all()).every((n) => n > 0)).toBe(true);
  await daysPass(2.9);
  expect((await all()).every((n) => n > 0)).toBe(true);
  await daysPass(0.2);
  expect((await all()).map((n) => n > 0)).toEqual([true, true, false, true]);
  await daysPass(4);
  expect((await all()).map((n) => n > 0)).toEqual([false, false, false, true]);
  await daysPass(7);
  expect((await all()).map((n) => n > 0)).toEqual([false, false, false, false]);
});

test('an event that could not be handled waits 90 days for an operator', async () => {
  const at = service.clock.now().toISOString();
  await service
    .em()
    .execute(
      `insert into purse.dead_letters (event_id, handler, event, reason, died_at) values (?, 'h', '{}', 'r', ?)`,
      [v7(), at],
    );
  await daysPass(89);
  expect(await count('dead_letters')).toBe(1);
  await daysPass(2);
  expect(await count('dead_letters')).toBe(0);
});

test('more rows than one statement deletes are deleted all the same', async () => {
  await service
    .em()
    .execute(
      `insert into purse.inbox (event_id, handler, handled_at) select gen_random_uuid(), 'h', ?::timestamptz from generate_series(1, 5001)`,
      [service.clock.now().toISOString()],
    );
  await daysPass(15);
  expect(await count('inbox')).toBe(0);
});

test('a table that cannot be swept stops no other one', async () => {
  const broken = await bootService({ ...purseService, modules: [WronglyDescribed, ...purseService.modules] });
  try {
    await broken.ask(addCoins, null, { purseId: v7(), cents: 1 });
    broken.clock.shift(4 * dayMs);
    await expect(broken.forget()).rejects.toThrow('Some tables still keep what has run out');
    const [row] = await broken.em().execute<{ n: string }[]>(`select count(*) as n from purse.intents`);
    expect(Number(row?.n)).toBe(0);
  } finally {
    await broken.close();
  }
});
