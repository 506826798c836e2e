import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { Caller } from '@alcancia/server-kit';
import { aChild, anAdult } from '@alcancia/server-kit/testing';

import {
  aClaim,
  aGoal,
  anActivityFor,
  aPicture,
  aPurse,
  aRedemption,
  aRewardFor,
  remembered,
} from '../../test/pictures.js';
import { randomOf } from '../../test/random.js';
import { putAside } from '../coins/booking.policy.js';
import type { EntryType, Written } from '../coins/posting.policy.js';
import { claim } from '../occurrences/claim.policy.js';
import type { Occurrence } from '../occurrences/occurrence.entity.js';
import { redeem } from '../rewards/redeem.policy.js';
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
  const { effects, written, opened } = remembered();
  const purse = aPurse(childId, startCents);
  const claims = Array.from({ length: 6 }, (_, at) => aClaim(childId, { points: 5 + at, coinsCents: 100 * at }));
  const wishes = Array.from({ length: 3 }, () => aRedemption(childId, null));
  const reward = aRewardFor([childId], { stock: 1 + (seed % 2) });
  for (const { redemption } of wishes) redemption.rewardId = reward.id;
  const redemptions = wishes.map(({ redemption }) => redemption);
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
    redemptions,
    rewards: [reward],
    goals,
    written: { of: writtenOf },
  });
  for (const { redemption, request } of wishes)
    putAside(effects, picture.purses, redemption.movement(request.round, childId));
  const activities = Array.from({ length: 3 }, () => anActivityFor([childId]));
  const claimable = {
    activities: new Map(activities.map((activity) => [activity.id, activity])),
    occurrences: new Map<string, Occurrence>(),
    toApprove: picture,
  };
  const offered = { purses: picture.purses, rewards: new Map([[reward.id, reward]]) };
  return {
    effects,
    purse,
    picture,
    rows,
    opened,
    requests: [...claims, ...wishes].map(({ request }) => request),
    /** 'Hecho' for one of three activities. */
    claim(who: Caller, nth: number) {
      const activityId = activities[nth]?.id ?? '';
      const { occurrenceId } = claim(effects, claimable, who, { childId, activityId, dueOn: '2026-06-01' });
      for (const occurrence of claimable.occurrences.values())
        if (occurrence.id === occurrenceId) picture.with(occurrence);
    },
    redeem() {
      redemptions.push(redeem(effects, offered, childId, { rewardId: reward.id, costCents: reward.costCents }));
    },
    child: new Caller(aChild(childId, { timeZone: 'UTC' })),
    adult: (): Caller => new Caller(anAdult({ children: [childId], timeZone: 'UTC' })),
  };
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

test(`the books agree after every one of ${actsOfASeed} random acts, ${seeds} times`, () => {
  const refusals = new Set<string | null>();
  const wrong: string[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = randomOf(seed);
    const world = aWorld(seed);
    const { effects, purse, picture, rows, opened, requests } = world;
    const adults = [world.adult(), world.adult(), world.adult()] as const;
    const paid = new Map<string, number>();
    for (let nth = 0; nth < actsOfASeed; nth += 1) {
      const request = random.oneOf([...requests, ...opened] as [ApprovalRequest, ...ApprovalRequest[]]);
      const adult = random.oneOf(adults);
      const by = adult.userId;
      const before = request.state;
      const asked = opened.length;
      const act = random.upTo(12);
      const decide = (): unknown => {
        if (act === 0) return world.redeem();
        if (act < 3) return world.claim(random.upTo(3) === 0 ? adult : world.child, random.upTo(3));
        if (before !== 'pendiente') return undo(effects, picture, request, by);
        if (random.upTo(3) === 0) return reject(effects, picture, request, { ...why, by });
        return approve(effects, picture, request, by);
      };
      const refusal = refusalOf(decide);
      refusals.add(refusal);
      for (const { id, state, points } of opened.slice(asked)) if (state === 'aprobada') paid.set(id, points);
      const isDone = refusal === null && act > 2;
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
  expect(refusals).toEqual(
    new Set([
      null,
      'coins_not_enough',
      'occurrence_already_claimed',
      'occurrence_tries_used',
      'reward_out_of_stock',
      'undo_too_late',
    ]),
  );
});
