import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { trouble } from '../../test/purse.contracts.js';
import { addCoins, callOutside, countCoins, guessCoins, outside, purseService } from '../../test/purse.service.js';
import { bootService, type TestService } from '../testing/index.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(purseService);
});
afterAll(() => service.close());
afterEach(() => {
  trouble.times = 0;
  outside.call = async () => undefined;
});

const count = async (purseId: string) => (await service.ask(countCoins, null, { purseId })).cents;

test.each(['40P01', '40001'])('a transaction that ends with %s is tried again and acts once', async (code) => {
  const purseId = v7();
  Object.assign(trouble, { code, times: 2 });
  expect(await service.ask(addCoins, null, { purseId, cents: 5 })).toEqual({ cents: 5 });
  expect(await count(purseId)).toBe(5);
});

test('the third conflict in a row is answered 409, and the act may be repeated under its key', async () => {
  const purseId = v7();
  const key = v7();
  Object.assign(trouble, { code: '40P01', times: 3 });
  await expect(service.ask(addCoins, null, { purseId, cents: 5 }, { key })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'request_in_progress',
  });
  expect(trouble.times).toBe(0);
  expect(await service.ask(addCoins, null, { purseId, cents: 5 }, { key })).toEqual({ cents: 5 });
});

test.each(['57014', '57P01', '53300', '55P03', '08006'])(
  'a statement that ends with %s is answered 503',
  async (code) => {
    const purseId = v7();
    Object.assign(trouble, { code, times: 1 });
    await expect(service.ask(addCoins, null, { purseId, cents: 5 })).rejects.toMatchObject({ code: 'unavailable' });
    Object.assign(trouble, { code, times: 1 });
    await expect(count(purseId)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await count(purseId)).toBe(0);
  },
);

test.each(['22021', '22P05'])('a text that PostgreSQL does not take, %s, is bad input', async (code) => {
  Object.assign(trouble, { code, times: 1 });
  await expect(service.ask(addCoins, null, { purseId: v7(), cents: 5 })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('only what the contract names leaves the service, also when the answer is given again', async () => {
  const key = v7();
  const input = { purseId: v7(), cents: 3 };
  const first = await service.answer(addCoins, null, input, { key });
  expect(first).toEqual({ ok: true, data: { cents: 3 }, isReplayed: false, checkedAs: expect.any(String) });
  const again = await service.answer(addCoins, null, input, { key });
  expect(again).toEqual({ ok: true, data: { cents: 3 }, isReplayed: true, checkedAs: expect.any(String) });
  const rows = await service.em().execute<{ answer: unknown }[]>(`select answer from purse.intents`);
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test('a refusal is given again with its details, without acting again', async () => {
  const purseId = v7();
  const key = v7();
  const first = await service.answer(guessCoins, null, { purseId, cents: 1 }, { key });
  const again = await service.answer(guessCoins, null, { purseId, cents: 1 }, { key });
  expect(first).toMatchObject({ ok: false, error: { code: 'child_pin_wrong', details: { attemptsLeft: 2 } } });
  expect(again).toMatchObject({ ok: false, error: { code: 'child_pin_wrong', details: { attemptsLeft: 2 } } });
  expect(await count(purseId)).toBe(1);
});

test('a call over the bus inside a transaction is a mistake of ours: nothing is written', async () => {
  const purseId = v7();
  outside.call = async () => void (await service.ask(countCoins, null, { purseId }));
  await expect(service.ask(callOutside, null, { purseId, cents: 5 })).rejects.toMatchObject({ code: 'internal' });
  expect(await count(purseId)).toBe(0);
});
