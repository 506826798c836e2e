import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { approveRequest } from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf } from '../../test/builders.js';
import { family } from '../family.service.js';
import { BooksAlarm } from './books-alarm.client.js';
import { type Difference } from './books.store.js';
import { CheckBooks } from './check-books.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

async function check(): Promise<Difference[]> {
  const raised: Difference[] = [];
  const alarm = new BooksAlarm();
  alarm.raise = (difference) => void raised.push(difference);
  await new CheckBooks(alarm).run({ em: service.em() });
  return raised;
}

test('the daily check is silent while the books balance, and tells of a difference without repairing it', async () => {
  const home = aHousehold();
  const loop = loopOf(service, home);
  const { occurrenceId } = await loop.claim(await loop.offer());
  await service.ask(approveRequest, home.owner, { requestId: await loop.requestOf(occurrenceId) });
  expect(await check()).toEqual([]);

  await service
    .em()
    .execute(`update family.balances set amount = 501 where child_id = ? and account = 'disponible'`, [home.childId]);
  const difference = { childId: home.childId, account: 'disponible', entries: 500, stored: 501 };
  expect(await check()).toEqual([difference]);
  expect(await check()).toEqual([difference]);
});

test('a stored balance without any entry is a difference too', async () => {
  const childId = v7();
  await service.em().execute(`insert into family.balances values (?, 'reservado', 100)`, [childId]);
  expect(await check()).toContainEqual({ childId, account: 'reservado', entries: 0, stored: 100 });
});
