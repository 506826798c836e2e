import { describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { aClaim, aGoal, anUnearned, aPicture, aPurse, aRedemption, now, remembered } from '../../test/pictures.js';
import { approve, deliver, isPayable, reject, takeDeliveryBack, undo } from './decide.policy.js';

const [childId, laura] = [v7(), v7()];
const entries = (written: ReturnType<typeof remembered>['written']) =>
  written
    .filter(({ part }) => part === 'booked')
    .map(({ row }) => row as { account: string; amount: number; type: string });

describe('approving an activity', () => {
  test('pays points and coins by entries that sum to zero, and tells the new balance', () => {
    const { effects, told, written, counted, subjects } = remembered();
    const { occurrence, request } = aClaim(childId);
    const picture = aPicture(childId, aPurse(childId, 100), { occurrences: [occurrence] });
    const balance = approve(effects, picture, request, laura);
    expect(balance).toEqual({ points: 10, availableCents: 600, reservedCents: 0, pendingCents: 0 });
    expect(entries(written).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect([occurrence.state, request.state, request.decidedBy]).toEqual(['aprobada', 'aprobada', laura]);
    expect(subjects()).toEqual(['request-approved']);
    expect(told[0]?.data).toMatchObject({ requestId: request.id, balance, approvedBy: laura });
    expect(counted.get('completions')).toBe(1);
  });

  test('moves goals, and pays a milestone that it passes', () => {
    const { effects, subjects, written } = remembered();
    const { occurrence, request } = aClaim(childId);
    const goals = aGoal(childId);
    const picture = aPicture(childId, aPurse(childId), { occurrences: [occurrence], goals });
    expect(approve(effects, picture, request, laura)).toMatchObject({ availableCents: 700 });
    expect(goals.ways[0]?.points).toBe(10);
    expect(goals.milestones).toMatchObject([{ percent: 50, isReached: true, round: 1 }]);
    expect(subjects()).toEqual(['milestone-hit', 'request-approved']);
    expect(written.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['credited', 'passed', 'levelled', 'celebrated']),
    );
  });

  test('two for one child in one picture pass a milestone once, and the goal with the second', () => {
    const { effects, subjects } = remembered();
    const [first, second] = [aClaim(childId), aClaim(childId)];
    const goals = aGoal(childId);
    const purse = aPurse(childId);
    const picture = aPicture(childId, purse, { occurrences: [first.occurrence, second.occurrence], goals });
    for (const { request } of [first, second]) approve(effects, picture, request, laura);
    expect(subjects().filter((subject) => subject === 'milestone-hit')).toHaveLength(2);
    expect(goals.ways[0]).toMatchObject({ points: 20, state: 'alcanzada' });
    expect(purse.balance).toMatchObject({ points: 20, availableCents: 1_200 });
  });

  test('gives an achievement by what it pays, and another by the coins of the first', () => {
    const { effects, told } = remembered();
    const { occurrence, request } = aClaim(childId);
    const unearned = [
      anUnearned({ metric: 'actividades', threshold: 1, value: 1, coinsCents: 500 }),
      anUnearned({ metric: 'ahorro', threshold: 1_000 }),
      anUnearned({ metric: 'puntos', threshold: 11 }),
    ];
    const picture = aPicture(childId, aPurse(childId), { occurrences: [occurrence], unearned });
    expect(approve(effects, picture, request, laura)).toMatchObject({ availableCents: 1_000 });
    const earned = told.filter(({ subject }) => subject === 'achievement-earned');
    expect(earned.map(({ data }) => (data as { name: string }).name)).toEqual(['actividades', 'ahorro']);
  });

  test('a new level is told once', () => {
    const { effects, subjects } = remembered();
    const { occurrence, request } = aClaim(childId, { points: 120 });
    approve(effects, aPicture(childId, aPurse(childId), { occurrences: [occurrence] }), request, laura);
    expect(subjects()).toEqual(['level-reached', 'request-approved']);
  });
});

describe('undoing', () => {
  test('takes back what was written; what is spent is pending', () => {
    const { effects, written, counted } = remembered();
    const { occurrence, request } = aClaim(childId);
    const purse = aPurse(childId);
    approve(effects, aPicture(childId, purse, { occurrences: [occurrence] }), request, laura);
    const paid = entries(written).map((entry) => ({
      ...entry,
      id: v7(),
      currency: entry.account === 'puntos' ? 'points' : 'coins',
    }));
    Object.assign(purse, { balance: { ...purse.balance, availableCents: 100 } });
    const picture = aPicture(childId, purse, { occurrences: [occurrence], written: { of: () => paid as never } });
    expect(undo(effects, picture, request, laura)).toEqual({
      points: 0,
      availableCents: 0,
      reservedCents: 0,
      pendingCents: 400,
    });
    expect([occurrence.state, request.state, request.round]).toEqual(['en_revision', 'pendiente', 2]);
    expect(counted.get('completions')).toBe(0);
  });

  test('is refused after a day, before anything has changed', () => {
    const { effects, told, written } = remembered();
    const { occurrence, request } = aClaim(childId);
    Object.assign(request, {
      state: 'aprobada',
      decidedBy: laura,
      decidedAt: new Date(now.getTime() - 25 * 3_600_000),
    });
    const picture = aPicture(childId, aPurse(childId), { occurrences: [occurrence] });
    expect(() => undo(effects, picture, request, laura)).toThrow(expect.objectContaining({ code: 'undo_too_late' }));
    expect([told, written]).toEqual([[], []]);
  });
});

describe('a redemption', () => {
  const held = (cents: number) =>
    Object.assign(aPurse(childId), {
      balance: { points: 0, availableCents: 0, reservedCents: cents, pendingCents: 0 },
    });

  test('of the last one in stock is given once', () => {
    const { effects } = remembered();
    const [one, other] = [aRedemption(childId, 1), aRedemption(childId, 1)];
    Object.assign(other.redemption, { rewardId: one.reward.id });
    const parts = { redemptions: [one.redemption, other.redemption], rewards: [one.reward] };
    const picture = aPicture(childId, held(600), parts);
    expect(isPayable(picture, other.request)).toBe(true);
    approve(effects, picture, one.request, laura);
    expect(isPayable(picture, other.request)).toBe(false);
    expect(() => approve(effects, picture, other.request, laura)).toThrow(
      expect.objectContaining({ code: 'reward_out_of_stock' }),
    );
    expect(other.redemption.state).toBe('solicitada');
  });

  test('that is rejected frees its coins', () => {
    const { effects, subjects } = remembered();
    const { reward, redemption, request } = aRedemption(childId, 1);
    const picture = aPicture(childId, held(300), { redemptions: [redemption], rewards: [reward] });
    const why = { by: laura, reasonCode: 'otro_motivo', comment: 'Hoy no' } as const;
    expect(reject(effects, picture, request, why)).toMatchObject({ availableCents: 300, reservedCents: 0 });
    expect([redemption.state, reward.stock]).toEqual(['rechazada', 1]);
    expect(subjects()).toEqual(['request-rejected']);
  });

  test("that is 'Entregado' counts as a deed; taken back it waits again", () => {
    const { effects, subjects } = remembered();
    const { reward, redemption, request } = aRedemption(childId, null);
    const unearned = [anUnearned({ metric: 'recompensas', threshold: 1 })];
    const picture = aPicture(childId, held(300), { redemptions: [redemption], rewards: [reward], unearned });
    approve(effects, picture, request, laura);
    deliver(effects, picture, request, laura);
    expect(redemption.state).toBe('entregada');
    takeDeliveryBack(effects, picture, request, laura);
    expect(redemption.state).toBe('por_entregar');
    expect(subjects()).toEqual(['request-approved', 'achievement-earned', 'prize-delivered', 'delivery-undone']);
  });
});
