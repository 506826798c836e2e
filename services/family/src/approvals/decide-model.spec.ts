import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { aClaim, aGoal, aPicture, aPurse, aRedemption, remembered } from '../../test/pictures.js';
import { randomOf } from '../../test/random.js';
import { putAside } from '../coins/booking.policy.js';
import type { EntryType, Written } from '../coins/posting.policy.js';
import type { ApprovalRequest } from './approval-request.entity.js';
import { approve, reject, undo } from './decide.policy.js';
import type { Picture } from './picture.policy.js';

const seeds = 500;
const actsOfASeed = 300;
/** As much as three wishes hold. */
const startCents = 900;

interface Row {
  readonly id: string;
  readonly posting_id: string;
  readonly account: Written['account'];
  readonly currency: Written['currency'];
  readonly amount: number;
  readonly type: EntryType;
  readonly source_type: string;
  readonly source_id: string;
  readonly round: number;
  readonly reverses_id: string | null;
}

/** One child, what it asked for, and every entry that was booked: the books as a table, without a database. */
function aWorld(seed: number) {
  const childId = v7();
  const { effects, written } = remembered();
  const purse = aPurse(childId, startCents);
  const claims = Array.from({ length: 6 }, (_, at) => aClaim(childId, { points: 5 + at, coinsCents: 100 * at }));
  const wishes = Array.from({ length: 3 }, () => aRedemption(childId, null));
  const { reward } = aRedemption(childId, 1 + (seed % 2));
  for (const { redemption } of wishes) redemption.rewardId = reward.id;
  const rows = (): Row[] => written.filter(({ part }) => part === 'booked').map(({ row }) => row as Row);
  const writtenOf = ({ sourceType, sourceId, round }: { sourceType: string; sourceId: string; round: number }) => {
    const all = rows();
    const reversed = new Set(all.map((row) => row.reverses_id));
    return all.filter(
      (row) =>
        row.source_type === sourceType &&
        row.source_id === sourceId &&
        row.round === round &&
        row.reverses_id === null &&
        row.type !== 'reserva' &&
        row.type !== 'liberacion' &&
        !reversed.has(row.id),
    );
  };
  const goals = aGoal(childId);
  const picture: Picture = aPicture(childId, purse, {
    occurrences: claims.map(({ occurrence }) => occurrence),
    redemptions: wishes.map(({ redemption }) => redemption),
    rewards: [reward],
    goals,
    written: { of: writtenOf },
  });
  for (const { redemption, request } of wishes)
    putAside(effects, picture.purses, redemption.movement(request.round, childId));
  return { effects, purse, picture, rows, requests: [...claims, ...wishes].map(({ request }) => request) };
}

/** The code of the refusal, null where it was done. Whatever a decision refuses, it refuses with a code of the product. */
function refusalOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
}

const why = { reasonCode: 'otro_motivo', comment: '' } as const;

test(`the books agree after every one of ${actsOfASeed} random decisions, ${seeds} times`, () => {
  const refusals = new Set<string | null>();
  const wrong: string[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = randomOf(seed);
    const { effects, purse, picture, rows, requests } = aWorld(seed);
    const adults = [v7(), v7(), v7()] as const;
    const paid = new Map<string, number>();
    for (let nth = 0; nth < actsOfASeed; nth += 1) {
      const request = random.oneOf(requests as [ApprovalRequest, ...ApprovalRequest[]]);
      const by = random.oneOf(adults);
      const before = request.state;
      const decide = (): unknown => {
        if (before !== 'pendiente') return undo(effects, picture, request, by);
        if (random.upTo(3) === 0) return reject(effects, picture, request, { ...why, by });
        return approve(effects, picture, request, by);
      };
      const refusal = refusalOf(decide);
      refusals.add(refusal);
      const isDone = refusal === null;
      if (isDone && before === 'pendiente' && request.state === 'aprobada') paid.set(request.id, request.points);
      if (isDone && before === 'aprobada') paid.delete(request.id);
      const { points, availableCents, reservedCents, pendingCents } = purse.balance;
      const isBelowZero = Math.min(points, availableCents, reservedCents, pendingCents) < 0;
      const worth = [...paid.values()].reduce((sum, one) => sum + one, 0);
      if (isBelowZero || points !== worth) wrong.push(`seed ${seed}, act ${nth}: ${JSON.stringify(purse.balance)}`);
    }
    const all = rows();
    const sumOf = (account: Row['account']): number =>
      all.reduce((sum, row) => (row.account === account ? sum + row.amount : sum), 0);
    const { points, availableCents, reservedCents, pendingCents } = purse.balance;
    expect([sumOf('puntos'), sumOf('disponible') + startCents, sumOf('reservado'), 0 - sumOf('pendiente')]).toEqual([
      points,
      availableCents,
      reservedCents,
      pendingCents,
    ]);
    for (const legs of Map.groupBy(all, ({ posting_id, currency }) => `${posting_id} ${currency}`).values())
      expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const onceKeys = all
      .filter(({ reverses_id }) => reverses_id === null)
      .map((row) => [row.source_type, row.source_id, row.round, row.type, row.account, row.currency].join(' '));
    expect(new Set(onceKeys).size).toBe(onceKeys.length);
  }
  expect(wrong).toEqual([]);
  expect(refusals).toEqual(new Set([null, 'reward_out_of_stock']));
});
