import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { until } from '@alcancia/testing';

import { coinsMoved, trouble } from '../../test/purse.contracts.js';
import {
  addCoins,
  countCoins,
  listPurseTroubles,
  moves,
  purseService,
  readPurseFigures,
} from '../../test/purse.service.js';
import { bootService, type TestService } from '../testing/index.js';

const dayMs = 86_400_000;

let service: TestService;
let isMailDown: boolean;
beforeEach(async () => {
  isMailDown = false;
  const send = async () => {
    if (isMailDown) throw Object.assign(new Error('an address of somebody'), { code: 'ETIMEDOUT' });
  };
  service = await bootService(purseService, { mailSender: { send } });
  // No proof lives through a midnight.
  service.clock.shift(dayMs - (service.clock.now().getTime() % dayMs) + dayMs / 2);
});
afterEach(() => service.close());

const figures = (days = 1) => service.ask(readPurseFigures, null, { days });
const today = async () => (await figures()).days[0]?.counts;
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

test('what happened is counted once: not what rolled back, what was tried again or what was asked twice', async () => {
  const purseId = v7();
  const key = v7();
  await service.ask(addCoins, null, { purseId, cents: 5 }, { key });
  await service.ask(addCoins, null, { purseId, cents: 5 }, { key });
  Object.assign(trouble, { code: '40P01', times: 2 });
  await service.ask(addCoins, null, { purseId, cents: 6 });
  await expect(service.ask(addCoins, null, { purseId, cents: 13 })).rejects.toMatchObject({
    code: 'coins_not_enough',
  });
  expect(await today()).toEqual({ additions: 2, cents: 11, errors: 0 });
  expect((await figures()).now).toEqual({ purses: 1 });
});

test('many at once are counted, each', async () => {
  await Promise.all(Array.from({ length: 40 }, () => service.ask(addCoins, null, { purseId: v7(), cents: 2 })));
  expect(await today()).toEqual({ additions: 40, cents: 80, errors: 0 });
});

test('days follow each other, also those on which nothing happened', async () => {
  const now = service.clock.now();
  await service.ask(addCoins, null, { purseId: v7(), cents: 5 });
  service.clock.shift(2 * dayMs);
  await service.ask(addCoins, null, { purseId: v7(), cents: 7 });
  const { days, asOf } = await figures(4);
  expect(days.map(({ day, counts }) => [day, counts.additions, counts.cents])).toEqual([
    [dayOf(new Date(now.getTime() - dayMs)), 0, 0],
    [dayOf(now), 1, 5],
    [dayOf(new Date(now.getTime() + dayMs)), 0, 0],
    [asOf.slice(0, 10), 1, 7],
  ]);
});

test('an answer that failed for a reason of ours is an error of that day', async () => {
  await expect(service.ask(addCoins, null, { purseId: v7(), cents: 13 })).rejects.toMatchObject({ kind: 'conflict' });
  Object.assign(trouble, { code: 'XX000', times: 1 });
  await expect(service.ask(countCoins, null, { purseId: v7() })).rejects.toMatchObject({ code: 'internal' });
  // The answer does not wait until it is counted.
  const errors = await until('the error is counted', async () => (await today())?.errors || null);
  expect(errors).toBe(1);
});

test('what waits, what was given up and what could not be sent is said without whom it is about', async () => {
  isMailDown = true;
  await service.ask(addCoins, null, { purseId: v7(), cents: 5 });
  moves.failures = 5;
  await service.tell(coinsMoved, { purseId: v7(), cents: 7 });
  for (let tries = 0; tries < 6; tries += 1) {
    service.clock.shift(600_000);
    await service.settled();
  }
  const { waiting } = await figures();
  expect(waiting).toMatchObject({ deadLetters: 1, mails: 1, failedMails: 1, retries: 0 });
  const troubles = await service.ask(listPurseTroubles, null, {});
  expect(troubles).toMatchObject({
    deadLetters: [{ handler: 'TakeMovedCoins', subject: coinsMoved.subject, reason: 'cannot take them now' }],
    mails: [{ template: 'hello' }],
  });
  expect(Object.keys(troubles.deadLetters[0] ?? {}).toSorted()).toEqual([
    'at',
    'eventId',
    'handler',
    'reason',
    'subject',
  ]);
  expect(JSON.stringify(troubles)).not.toContain('someone@example.org');
});
