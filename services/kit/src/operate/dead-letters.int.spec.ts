import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { requestApproved } from '@alcancia/contracts/family';

import { coinsMoved } from '../../test/purse.contracts.js';
import { countCoins, moves, purseService } from '../../test/purse.service.js';
import { bootService, type TestService } from '../testing/index.js';
import { DeadLetters } from './dead-letters.js';

let service: TestService;
let letters: DeadLetters;
beforeAll(async () => {
  service = await bootService(purseService);
  letters = new DeadLetters(service.em(), 'purse');
});
afterAll(() => service.close());

async function die(id: string, purseId: string): Promise<void> {
  moves.failures = 5;
  await service.tell(coinsMoved, { purseId, cents: 7 }, { id });
  for (let tries = 0; tries < 6; tries += 1) {
    service.clock.shift(600_000);
    await service.settled();
  }
}

test('what was put aside is listed with its reason, and replayed once its cause is mended', async () => {
  const [id, purseId] = [v7(), v7()];
  await die(id, purseId);
  expect(await letters.list()).toMatchObject([
    { eventId: id, handler: 'TakeMovedCoins', subject: coinsMoved.subject, reason: 'cannot take them now' },
  ]);
  expect(await letters.replay(v7())).toBe(0);
  expect(await letters.replay(id)).toBe(1);
  await service.settled();
  expect(await service.ask(countCoins, null, { purseId })).toEqual({ cents: 7 });
  expect(await letters.list()).toEqual([]);
  expect(await letters.replay(null)).toBe(0);
});

test('one that fails again comes back with all its tries', async () => {
  const [id, purseId] = [v7(), v7()];
  await die(id, purseId);
  moves.failures = 5;
  expect(await letters.replay(null)).toBe(1);
  for (let tries = 0; tries < 6; tries += 1) {
    service.clock.shift(600_000);
    await service.settled();
  }
  expect(moves.failures).toBe(0);
  expect(await letters.list()).toMatchObject([{ eventId: id }]);
});

test('names of people and children’s titles are not shown', async () => {
  const id = v7();
  const data = { requestId: v7(), childId: v7(), title: 'Regar las plantas', points: 10, unheardOf: 'x' };
  const event = { id, subject: requestApproved.subject, aggregateId: data.childId, sequence: 1, data };
  await service
    .em()
    .execute(
      `insert into purse.dead_letters (event_id, handler, event, reason, died_at) values (?, 'h', ?::jsonb, 'r', ?)`,
      [id, JSON.stringify(event), service.clock.now().toISOString()],
    );
  const [shown] = await letters.show(id);
  expect(shown?.event.data).toEqual({ requestId: data.requestId, childId: data.childId, points: 10 });
});
