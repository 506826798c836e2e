import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { coinsAdded, trouble } from '../../test/purse.contracts.js';
import { addCoins, countCoins, purseService } from '../../test/purse.service.js';
import { spendCoins } from '../../test/spend-coins.js';
import { slowAfterMs } from '../batches.js';
import { bootService, type TestService } from '../testing/index.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(purseService);
});
afterAll(() => service.close());
afterEach(() => {
  trouble.times = 0;
});

async function aPurse(cents: number): Promise<string> {
  const purseId = v7();
  await service.ask(addCoins, null, { purseId, cents });
  return purseId;
}
const left = async (purseId: string) => (await service.ask(countCoins, null, { purseId })).cents;

interface Spending {
  readonly purseId: string;
  readonly cents: number;
  readonly key?: string;
}

/** All at the same moment; what each is answered. */
const spendAtOnce = (all: readonly Spending[]) =>
  Promise.all(
    all.map(({ key = v7(), ...input }) =>
      service
        .answer(spendCoins, null, input, { key })
        .then((answer) =>
          answer.ok
            ? { ...(answer.data as { cents: number; transaction: string }), isReplayed: answer.isReplayed }
            : answer.error.code,
        ),
    ),
  );
type Answered = Awaited<ReturnType<typeof spendAtOnce>>[number];
const centsOf = (answer: Answered) => (typeof answer === 'string' ? answer : answer.cents);
/** A slow set and the next go at the same time. */
const inAnyOrder = (answers: readonly Answered[]) => answers.map((answer) => String(centsOf(answer))).toSorted();
const transactionsOf = (answers: readonly Answered[]) =>
  new Set(answers.flatMap((answer) => (typeof answer === 'string' ? [] : [answer.transaction])));

describe('acts that wait at the same moment', () => {
  test('share a transaction, each with its own answer, also when it is repeated, and its own events', async () => {
    const purses = await Promise.all(Array.from({ length: 12 }, (_, at) => aPurse(100 + at)));
    const acts = purses.map((purseId) => ({ purseId, cents: 10, key: v7() }));
    const answers = await spendAtOnce(acts);
    expect(answers.map(centsOf)).toEqual(purses.map((_, at) => 90 + at));
    expect((await spendAtOnce(acts)).map(centsOf)).toEqual(answers.map(centsOf));
    expect(transactionsOf(answers).size).toBe(2);
    const told = (await service.published(coinsAdded)).filter(({ cents }) => cents === -10);
    expect(told.map(({ purseId }) => purseId).toSorted()).toEqual(purses.toSorted());
  });

  test('see what was decided before them: one purse is never spent twice', async () => {
    const purseId = await aPurse(55);
    const answers = await spendAtOnce(Array.from({ length: 9 }, () => ({ purseId, cents: 10 })));
    expect(inAnyOrder(answers)).toEqual(['15', '25', '35', '45', '5', ...Array<string>(4).fill('coins_not_enough')]);
    expect(await left(purseId)).toBe(5);
  });

  test('are refused each for itself, and may be repeated', async () => {
    const [rich, poor] = [await aPurse(100), await aPurse(1)];
    const key = v7();
    const acts = [rich, rich, rich, poor, rich].map((purseId) => ({ purseId, cents: 10 }));
    const answers = await spendAtOnce(acts.map((act) => (act.purseId === poor ? { ...act, key } : act)));
    expect(inAnyOrder(answers)).toEqual(['60', '70', '80', '90', 'coins_not_enough']);
    expect(answers[3]).toBe('coins_not_enough');
    await service.ask(addCoins, null, { purseId: poor, cents: 20 });
    expect((await spendAtOnce([{ purseId: poor, cents: 10, key }])).map(centsOf)).toEqual([11]);
  });

  test('with one key act once and are answered the same; another act under the key is refused', async () => {
    const purseId = await aPurse(100);
    const key = v7();
    const same = { purseId, cents: 10, key };
    const others = [aPurse(1), aPurse(1)].map(async (other) => ({ purseId: await other, cents: 1 }));
    const answers = await spendAtOnce([...(await Promise.all(others)), same, same, { ...same, cents: 11 }, same]);
    expect(answers.map(centsOf)).toEqual([0, 0, 90, 90, 'idempotency_key_reused', 90]);
    expect(answers.slice(2).filter((answer) => typeof answer !== 'string' && !answer.isReplayed)).toHaveLength(1);
    expect(await left(purseId)).toBe(90);
  });

  test('with one key in two sets under way act once, and the second, which finds nothing left, is answered the same', async () => {
    const [purseId, other] = [await aPurse(10), await aPurse(10)];
    const same = { purseId, cents: 10, key: v7() };
    const locked = Promise.withResolvers<undefined>();
    // The first set waits for the purse until it is slow, so that the next one starts beside it.
    const locking = service.transaction(async ({ em }) => {
      await em.execute(`select 1 from purse.coins where id = ? for update`, [purseId]);
      locked.resolve(undefined);
      await pause(10 * slowAfterMs);
    });
    await locked.promise;
    const answers = await spendAtOnce([same, same, { purseId: other, cents: 10 }]);
    await locking;
    expect(answers.map(centsOf)).toEqual([0, 0, 0]);
    expect(await left(purseId)).toBe(0);
  });
});

describe('in company', () => {
  test('a mistake of ours hurts nobody else', async () => {
    const purses = await Promise.all(Array.from({ length: 6 }, () => aPurse(100)));
    const answers = await spendAtOnce(purses.map((purseId, at) => ({ purseId, cents: at === 3 ? 13 : 10 })));
    expect(answers.map(centsOf)).toEqual([90, 90, 90, 'internal', 90, 90]);
    expect(await Promise.all(purses.map(left))).toEqual([90, 90, 90, 100, 90, 90]);
  });

  test('whoever is refused after it has left something leaves nothing, and the others go alone', async () => {
    const purses = await Promise.all(Array.from({ length: 6 }, () => aPurse(100)));
    const answers = await spendAtOnce(purses.map((purseId, at) => ({ purseId, cents: at === 4 ? 14 : 10 })));
    expect(answers.map(centsOf)).toEqual([90, 90, 90, 90, 'coins_not_enough', 90]);
    const told = (await service.published(coinsAdded)).filter(({ cents }) => cents === 14);
    expect(told).toEqual([]);
  });

  test('a conflict of the database is tried again, and nobody acts twice', async () => {
    const purses = await Promise.all(Array.from({ length: 6 }, () => aPurse(100)));
    Object.assign(trouble, { code: '40P01', times: 2 });
    expect((await spendAtOnce(purses.map((purseId) => ({ purseId, cents: 10 })))).map(centsOf)).toEqual(
      purses.map(() => 90),
    );
    expect(await Promise.all(purses.map(left))).toEqual(purses.map(() => 90));
  });

  test('while the database is away all are told so, and may be repeated', async () => {
    const purseId = await aPurse(100);
    const keys = Array.from({ length: 5 }, () => v7());
    Object.assign(trouble, { code: '57P01', times: 100 });
    const acts = keys.map((key) => ({ purseId, cents: 10, key }));
    expect((await spendAtOnce(acts)).map(centsOf)).toEqual(keys.map(() => 'unavailable'));
    trouble.times = 0;
    expect(new Set((await spendAtOnce(acts)).map(centsOf))).toEqual(new Set([90, 80, 70, 60, 50]));
  });
});
