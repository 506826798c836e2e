import { describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { Caller } from '@alcancia/server-kit';
import { aChild, anAdult } from '@alcancia/server-kit/testing';

import { aClaim, anActivityFor, aPicture, aPurse, now, remembered } from '../../test/pictures.js';
import type { Activity } from '../activities/activity.entity.js';
import { claim, nameOf, willApprove } from './claim.policy.js';
import type { Occurrence } from './occurrence.entity.js';

const childId = v7();
const today = '2026-06-01';
const child = new Caller(aChild(childId, { timeZone: 'UTC' }));
const laura = new Caller(anAdult({ children: [childId], timeZone: 'UTC' }));
const refused = (code: string) => expect.objectContaining({ code });

function pictureOf(activity: Activity, ...before: Occurrence[]) {
  const purse = aPurse(childId);
  return {
    purse,
    activities: new Map([[activity.id, activity]]),
    occurrences: new Map(before.map((each) => [nameOf(each), each])),
    toApprove: aPicture(childId, purse, {}),
  };
}
const asked = ({ id: activityId }: Activity, dueOn = today) => ({ childId, activityId, dueOn });

/** Sent back by an adult after so many tries. */
const sentBack = (activity: Activity, rejections: number): Occurrence =>
  Object.assign(aClaim(childId).occurrence, {
    activityId: activity.id,
    slotKey: today,
    state: 'rechazada',
    rejections,
    round: rejections,
    title: 'Como se llamaba antes',
  });

describe("'Hecho'", () => {
  test('of a child asks the adults once, at what it is worth now', () => {
    const { effects, opened, subjects, written } = remembered();
    const activity = anActivityFor([childId]);
    const picture = pictureOf(activity);
    expect(claim(effects, picture, child, asked(activity))).toMatchObject({ state: 'en_revision', canClaim: false });
    expect(opened).toMatchObject([{ kind: 'actividad', points: 10, coinsCents: 500, round: 1, state: 'pendiente' }]);
    expect(subjects()).toEqual(['request-opened']);
    expect(written.map(({ part }) => part)).toEqual(['claimed', 'opened']);
    expect(() => claim(effects, picture, child, asked(activity))).toThrow(refused('occurrence_already_claimed'));
    expect(written).toHaveLength(2);
  });

  test('of an adult who may decide pays at once, and asks nobody', () => {
    const { effects, opened, subjects } = remembered();
    const activity = anActivityFor([childId]);
    const picture = pictureOf(activity);
    expect(claim(effects, picture, laura, asked(activity))).toMatchObject({ state: 'aprobada' });
    expect(picture.purse.balance).toMatchObject({ points: 10, availableCents: 500 });
    expect(opened).toMatchObject([{ state: 'aprobada', decidedBy: laura.userId }]);
    expect(subjects()).toEqual(['request-approved']);
  });

  test('of what was sent back begins the next round, at what it is worth and called now', () => {
    const { effects, opened } = remembered();
    const activity = anActivityFor([childId], { coinsCents: 900 });
    const picture = pictureOf(activity, sentBack(activity, 2));
    expect(claim(effects, picture, child, asked(activity))).toMatchObject({ title: 'Poner la mesa', comment: null });
    expect(opened).toMatchObject([{ title: 'Poner la mesa', coinsCents: 900, round: 3 }]);
  });

  test.each<[string, Partial<Activity>, string, string]>([
    ['of other children', { childIds: [v7()] }, today, 'not_found'],
    ['that is archived', { deletedAt: now }, today, 'activity_archived'],
    ['that is paused', { isActive: false }, today, 'activity_paused'],
    ['of another day', {}, '2026-05-31', 'occurrence_not_today'],
    ['that is due on other days', { scheduleMode: 'dias_semana', weekdays: [2] }, today, 'occurrence_not_today'],
    ['that asks for a note', { evidence: 'nota' }, today, 'evidence_missing'],
  ])('of something %s is refused, and nothing is left of it', (_what, more, dueOn, code) => {
    const { effects, written, told } = remembered();
    const activity = anActivityFor([childId], more);
    expect(() => claim(effects, pictureOf(activity), child, asked(activity, dueOn))).toThrow(refused(code));
    expect([written, told]).toEqual([[], []]);
  });
});

describe('what claims approve as they are made', () => {
  test('is what adults claim who may decide, once, as it will be; the picture stays as it is', () => {
    const activity = anActivityFor([childId], { coinsCents: 900 });
    const before = sentBack(activity, 1);
    const picture = pictureOf(activity, before);
    const acts = [laura, laura, child].map((caller) => ({ caller, input: asked(activity) }));
    expect(willApprove(picture, acts, now)).toMatchObject([
      { state: 'en_revision', coinsCents: 900, dueOn: today, round: 2 },
    ]);
    expect([before.state, before.round]).toEqual(['rechazada', 1]);
  });

  test('is not what a child has claimed just before', () => {
    const activity = anActivityFor([childId]);
    const acts = [child, laura].map((caller) => ({ caller, input: asked(activity) }));
    expect(willApprove(pictureOf(activity), acts, now)).toEqual([]);
  });

  test('is not what cannot be claimed', () => {
    const activity = anActivityFor([childId]);
    const act = { caller: laura, input: asked(activity) };
    expect(willApprove(pictureOf(activity, sentBack(activity, 3)), [act], now)).toEqual([]);
    expect(willApprove(pictureOf(anActivityFor([childId])), [act], now)).toEqual([]);
    expect(willApprove(pictureOf(activity), [{ ...act, input: asked(activity, '2026-05-31') }], now)).toEqual([]);
  });
});
