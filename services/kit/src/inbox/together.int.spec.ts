import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { coinsMoved } from '../../test/purse.contracts.js';
import { countCoins, moves, purseService } from '../../test/purse.service.js';
import { bootService, type TestService } from '../testing/index.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(purseService);
});
afterAll(() => service.close());
beforeEach(() => {
  moves.transactions = [];
});

interface Move {
  readonly purseId: string;
  readonly cents: number;
  readonly id?: string;
  readonly correlationId?: string;
}

/** All at the same moment: the first goes at once, the others wait together. */
const tellAtOnce = (all: readonly Move[]) =>
  Promise.all(all.map(({ purseId, cents, ...about }) => service.tell(coinsMoved, { purseId, cents }, about)));
const movesOf = (count: number): Move[] =>
  Array.from({ length: count }, (_, at) => ({ purseId: v7(), cents: 1, id: v7(), correlationId: `move-${at}` }));
const count = async ({ purseId }: Move) => (await service.ask(countCoins, null, { purseId })).cents;
const counts = (all: readonly Move[]) => Promise.all(all.map(count));
const rows = <R extends object>(sql: string, values: unknown[]) => service.em().execute<R[]>(sql, [...values]);

describe('events that wait at the same moment', () => {
  test('are reacted to in one transaction, up to 64', async () => {
    const all = movesOf(80);
    await tellAtOnce(all);
    expect(await counts(all)).toEqual(all.map(() => 1));
    const sizes = [...Map.groupBy(moves.transactions, (id) => id).values()].map(({ length }) => length);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 15, 64]);
  });

  test('keep the order of each aggregate, and one that comes twice counts once', async () => {
    const [one, other] = [v7(), v7()];
    const twice = { purseId: one, cents: 5, id: v7() };
    await tellAtOnce([{ purseId: other, cents: 1 }, twice, ...movesOf(1), twice, { purseId: one, cents: 7 }, twice]);
    expect(await counts([twice, { purseId: other, cents: 0 }])).toEqual([12, 1]);
  });

  test('publish each under the correlation id of its own event', async () => {
    const all = movesOf(12);
    await tellAtOnce(all);
    const told = await rows<{ aggregate_id: string; correlation_id: string }>(
      `select aggregate_id, correlation_id from purse.outbox where aggregate_id = any(?::uuid[])`,
      [`{${all.map(({ purseId }) => purseId).join(',')}}`],
    );
    expect(new Map(told.map((row) => [row.aggregate_id, row.correlation_id]))).toEqual(
      new Map(all.map(({ purseId, correlationId }) => [purseId, correlationId])),
    );
  });

  test('go one by one when one of them fails: it is kept for another try and hurts no other', async () => {
    const all = movesOf(20);
    const poisoned = all.map((move, at) => (at === 9 ? { ...move, cents: 13 } : move));
    await tellAtOnce(poisoned);
    expect(await counts(all)).toEqual(poisoned.map(({ cents }) => (cents === 13 ? 0 : 1)));
    const kept = await rows<{ event_id: string; reason: string }>(
      `select event_id, reason from purse.retries where event_id = any(?::uuid[])`,
      [`{${all.map(({ id }) => id).join(',')}}`],
    );
    expect(kept).toEqual([{ event_id: all[9]?.id, reason: 'an unlucky number' }]);
  });

  test('go one by one when somebody was erased meanwhile, so that each finds them erased', async () => {
    let isErased = false;
    moves.meanwhile = async (em) => {
      if (isErased || moves.transactions.length < 5) return;
      isErased = true;
      await em.execute(`insert into purse.erased_people (person_id, erased_at) values (?, now())`, [childId]);
    };
    const childId = v7();
    const all = movesOf(8);
    await Promise.all(
      all.map(({ purseId, cents, ...about }) =>
        service.tell(coinsMoved, Object.assign({ purseId, cents }, { childId }), about),
      ),
    );
    moves.meanwhile = async () => undefined;
    expect(isErased).toBe(true);
    expect(new Set(moves.transactions.slice(-6)).size).toBe(6);
  });

  test('are left in peace, all but the one whose contract says something else', async () => {
    const all = movesOf(6);
    await tellAtOnce(all.map((move, at) => (at === 4 ? { ...move, cents: 'x' as unknown as number } : move)));
    expect(await counts(all)).toEqual([1, 1, 1, 1, 0, 1]);
  });
});
