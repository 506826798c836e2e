import { z } from 'zod';

import { adults, children, defineRequest, peopleWho } from '../define.js';
import { amounts, avatar, day, moment, nextCursor, page, palette } from '../values.js';
import { occurrenceView } from './activities.contract.js';
import { approvalView, balanceView } from './approvals.contract.js';
import { childGoalView } from './goals.contract.js';

/** What moved the balance (G10). */
export const movementTypes = ['actividad', 'bono', 'meta', 'canje', 'reembolso', 'correccion', 'compensacion'] as const;

export const movementView = z.object({
  entryId: z.uuid(),
  type: z.enum(movementTypes),
  title: z.string(),
  emoji: z.string(),
  currency: z.enum(['points', 'coins']),
  /** Signed: points, or cents of a moneda. */
  amount: z.int(),
  createdAt: moment,
});

/** 'Mi cartera' (G10): Disponible, Reservado, and the movements, newest first, of one month if named. */
export const readWallet = defineRequest('family.read-wallet', {
  http: 'GET /api/family/children/{childId}/wallet',
  kind: 'read',
  access: peopleWho('view', 'approvals', { childIn: 'childId' }),
  topics: ['wallet'],
  input: page.extend({
    childId: z.uuid(),
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
    type: z.enum(movementTypes).optional(),
  }),
  output: z.object({
    balance: balanceView,
    movements: z.array(movementView),
    nextCursor,
    /** Coins of the whole named month, in cents: what came in, and what redemptions took; no filter touches it. */
    monthSum: z.object({ earnedCents: z.int(), usedCents: z.int() }).optional(),
  }),
});

/** Level by lifetime points (G15). */
export const levelView = z.object({
  level: z.int().min(1).max(50),
  name: z.string(),
  totalPoints: z.int(),
  /** Points of this level so far, and how many the next one takes; null at the cap. */
  pointsIntoLevel: z.int(),
  pointsForNext: z.int().nullable(),
});

export const childCard = z.object({
  childId: z.uuid(),
  displayName: z.string(),
  avatar,
  palette,
  balance: balanceView,
  level: levelView,
  todayDone: z.int(),
  todayInReview: z.int(),
  todayTotal: z.int(),
  mainGoal: childGoalView.nullable(),
});

/** Steps of the guide (spec 1 §4): the bot step never counts as done, so it tops at 86 %. */
export const onboardingSteps = [
  'children',
  'activities',
  'goals',
  'challenges',
  'rewards',
  'inspiraccion',
  'bot',
] as const;

/** Which sections are open to an adult, and how far the family has come. */
export const readProgress = defineRequest('family.read-progress', {
  http: 'GET /api/family/progress',
  kind: 'read',
  access: adults,
  topics: ['progress', 'activities', 'goals', 'rewards'],
  input: z.object({}),
  output: z.object({
    unlocked: z.object({
      children: z.boolean(),
      goals: z.boolean(),
      activities: z.boolean(),
      challenges: z.boolean(),
      rewards: z.boolean(),
    }),
    steps: z.array(z.object({ step: z.enum(onboardingSteps), isDone: z.boolean() })).length(7),
    /** Rounded share of the 7 steps. */
    percent: z.int().min(0).max(100),
  }),
});

/** 'Inicio' of an adult (G46, as far as it exists). */
export const readFamilyDashboard = defineRequest('family.read-family-dashboard', {
  http: 'GET /api/family/dashboard',
  kind: 'read',
  access: adults,
  topics: ['approvals', 'wallet', 'agenda', 'goals', 'activities', 'progress'],
  input: z.object({}),
  output: z.object({
    today: day,
    pending: z.int(),
    /** The first three that wait. */
    firstPending: z.array(approvalView).max(3),
    children: z.array(childCard).max(50),
    /** Approved activities per child and day of the family's week, Monday first. */
    week: z
      .array(z.object({ date: day, approved: z.array(z.object({ childId: z.uuid(), count: z.int() })) }))
      .length(7),
  }),
});

export const celebrationView = z.object({
  id: z.uuid(),
  kind: z.enum(['nivel', 'hito', 'meta', 'aprobada']),
  title: z.string(),
  /** The new level or the percent reached. */
  number: z.int().nullable(),
  amounts,
  createdAt: moment,
});

/** The first screen of a child's world (G19). */
export const readChildDashboard = defineRequest('family.read-child-dashboard', {
  http: 'GET /api/family/children/{childId}/dashboard',
  kind: 'read',
  access: peopleWho('view', 'activities', { childIn: 'childId' }),
  topics: ['wallet', 'agenda', 'goals', 'rewards', 'activities', 'celebrations'],
  input: z.object({ childId: z.uuid() }),
  output: childCard.extend({
    today: day,
    occurrences: z.array(occurrenceView),
    nextReward: z
      .object({ rewardId: z.uuid(), title: z.string(), emoji: z.string(), costCents: z.int(), missingCents: z.int() })
      .nullable(),
    /** Not seen yet, oldest first. Empty for an adult who looks on. */
    celebrations: z.array(celebrationView).max(20),
  }),
});

/** The child has seen them: they never come again. */
export const dismissCelebrations = defineRequest('family.dismiss-celebrations', {
  http: 'POST /api/family/celebrations/dismiss',
  kind: 'write',
  access: children,
  topics: ['celebrations'],
  input: z.object({ ids: z.array(z.uuid()).min(1).max(20) }),
  output: z.object({}),
});
