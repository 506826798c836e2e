import { v7 } from 'uuid';

import type { Effects } from '@alcancia/server-kit';

import type { Standing, Unearned } from '../src/achievements/achievement-grants.policy.js';
import { Activity } from '../src/activities/activity.entity.js';
import { ApprovalRequest } from '../src/approvals/approval-request.entity.js';
import { Picture, type PictureParts } from '../src/approvals/picture.policy.js';
import type { Purse } from '../src/coins/booking.policy.js';
import { GoalMilestone } from '../src/goals/goal-milestone.entity.js';
import { GoalWay } from '../src/goals/goal-way.entity.js';
import { Goal } from '../src/goals/goal.entity.js';
import { Occurrence } from '../src/occurrences/occurrence.entity.js';
import { Redemption } from '../src/rewards/redemption.entity.js';
import { Reward } from '../src/rewards/reward.entity.js';

export const now = new Date('2026-06-01T18:00:00Z');
const familyId = v7();

/** Effects that only remember: what was told, and what is to be written, by name of the part. */
export function remembered() {
  const told: { readonly subject: string; readonly data: unknown }[] = [];
  const written: { readonly part: string; readonly row: object }[] = [];
  const opened: ApprovalRequest[] = [];
  const counted = new Map<string, number>();
  const effects: Effects = {
    now,
    newId: v7,
    publish: ({ subject }, data) => void told.push({ subject: subject.replace(/^events\.family\.|\.v1$/g, ''), data }),
    count: (figure, by = 1) => void counted.set(figure, (counted.get(figure) ?? 0) + by),
    writeLast(rows, one) {
      written.push({ part: rows.name, row: rows.row(one) });
      if (one instanceof ApprovalRequest && rows.name === 'opened') opened.push(one);
    },
  };
  return { effects, told, written, opened, counted, subjects: () => told.map(({ subject }) => subject) };
}

export const aPurse = (childId: string, availableCents = 0): Purse => ({
  childId,
  balance: { points: 0, availableCents, reservedCents: 0, pendingCents: 0 },
  isInChallenge: false,
});

const times = { createdAt: now, updatedAt: now };

/** Something claimed that is worth 10 points and 5 monedas, and its request. */
export function aClaim(childId: string, more: { points?: number; coinsCents?: number } = {}) {
  const worth = { points: 10, coinsCents: 500, ...more };
  const shown = { title: 'Poner la mesa', emoji: '🍽️', ...worth, ...times };
  const occurrence: Occurrence = Object.assign(new Occurrence(), {
    ...shown,
    id: v7(),
    familyId,
    childId,
    activityId: v7(),
    slotKey: 'unica',
    dueOn: '2026-06-01',
    state: 'en_revision',
    rejections: 0,
    round: 1,
    claimedAt: now,
    claimedBy: childId,
  });
  return { occurrence, request: aRequest(childId, { kind: 'actividad', refId: occurrence.id, ...worth }) };
}

export const aRequest = (
  childId: string,
  about: Pick<ApprovalRequest, 'kind' | 'refId'> &
    Partial<Pick<ApprovalRequest, 'points' | 'coinsCents' | 'needsDelivery'>>,
): ApprovalRequest =>
  Object.assign(new ApprovalRequest(), {
    id: v7(),
    familyId,
    childId,
    title: 'Poner la mesa',
    emoji: '🍽️',
    points: 0,
    coinsCents: 0,
    needsDelivery: false,
    state: 'pendiente',
    round: 1,
    decidedAt: null,
    decidedBy: null,
    deliveredAt: null,
    ...about,
    ...times,
  });

/** Something to do every day, worth 10 points and 5 monedas. */
export const anActivityFor = (childIds: readonly string[], more: Partial<Activity> = {}): Activity =>
  Object.assign(new Activity(), {
    id: v7(),
    familyId,
    title: 'Poner la mesa',
    description: '',
    steps: [],
    emoji: '🍽️',
    category: 'hogar',
    timeOfDay: 'tarde',
    points: 10,
    coinsCents: 500,
    evidence: 'ninguna',
    scheduleMode: 'diaria',
    weekdays: [],
    childIds: [...childIds],
    isActive: true,
    deletedAt: null,
    ...times,
    ...more,
  });

/** Something that a child can have for 3 monedas, with so many left. */
export const aRewardFor = (childIds: readonly string[], more: Partial<Reward> = {}): Reward =>
  Object.assign(new Reward(), {
    id: v7(),
    familyId,
    title: 'Cine',
    emoji: '🎬',
    costCents: 300,
    stock: null,
    needsApproval: true,
    childIds: [...childIds],
    isActive: true,
    deletedAt: null,
    ...times,
    ...more,
  });

/** A redemption that waits, its coins held already, and the reward with so many left. */
export function aRedemption(childId: string, stock: number | null, costCents = 300) {
  const reward: Reward = Object.assign(new Reward(), { id: v7(), familyId, stock, ...times });
  const redemption: Redemption = Object.assign(new Redemption(), {
    id: v7(),
    rewardId: reward.id,
    familyId,
    childId,
    title: 'Cine',
    emoji: '🎬',
    costCents,
    state: 'solicitada',
    requestedAt: now,
    ...times,
  });
  const about = { kind: 'canje', refId: redemption.id, coinsCents: costCents, needsDelivery: true } as const;
  return { reward, redemption, request: aRequest(childId, about) };
}

/** A goal of 20 points with a bonus of 2 monedas half way. */
export function aGoal(childId: string) {
  const goal: Goal = Object.assign(new Goal(), {
    id: v7(),
    familyId,
    title: 'La bici',
    emoji: '🚲',
    childIds: [childId],
    targetPoints: 20,
    associatedActivities: [],
    dueAt: null,
    pausedAt: null,
    deletedAt: null,
    milestones: [{ percent: 50, bonusCoinsCents: 200 }],
    ...times,
  });
  const way: GoalWay = Object.assign(new GoalWay(), {
    id: v7(),
    goalId: goal.id,
    childId,
    points: 0,
    state: 'activa',
    startedAt: new Date(0),
    leftAt: null,
    ...times,
  });
  const milestones: GoalMilestone[] = [];
  return { goals: new Map([[goal.id, goal]]), ways: [way], milestones, credits: [] };
}

export const anUnearned = (about: Pick<Unearned, 'metric' | 'threshold'> & Partial<Unearned>): Unearned => ({
  achievementId: v7(),
  name: about.metric,
  coinsCents: 0,
  value: 0,
  after: 0,
  ...about,
});

const aStanding = (childId: string, unearned: readonly Unearned[]): Standing => ({
  childId,
  unearned,
  gained: { metas: 0, hitos: 0, recompensas: 0 },
});

/** A picture of one child. */
export function aPicture(
  childId: string,
  purse: Purse,
  parts: Partial<PictureParts> & { unearned?: readonly Unearned[] },
) {
  const { unearned = [], ...rest } = parts;
  return new Picture({
    purses: new Map([[childId, purse]]),
    progress: new Map([[childId, { childId, totalPoints: 0, highestLevel: 1, changedAt: null }]]),
    standings: new Map([[childId, aStanding(childId, unearned)]]),
    ...rest,
  });
}
