import { z } from 'zod';

import { adultsWho, children, defineRequest, peopleWho } from '../define.js';
import { day, done, emoji, line, moment, nextCursor, page, version } from '../values.js';

/** What waits at the end: words, or coins (whole monedas, in cents). */
export const prize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('texto'), text: line(80) }),
  z.object({ kind: z.literal('monedas'), coinsCents: z.int().min(100).max(100_000).multipleOf(100) }),
]);

export type Prize = z.output<typeof prize>;

/** A part of the way, with an optional bonus in whole monedas. */
export const milestone = z.object({
  percent: z.union([z.literal(25), z.literal(50), z.literal(75), z.literal(100)]),
  bonusCoinsCents: z.int().min(0).max(100_000).multipleOf(100),
});

export const goalFields = z.object({
  title: line(60),
  emoji,
  childIds: z.array(z.uuid()).min(1).max(20),
  targetPoints: z.int().min(10).max(100_000),
  /** Empty: every activity counts (G6). */
  associatedActivities: z.array(z.uuid()).max(50).default([]),
  dueAt: day.nullable().default(null),
  prize,
  milestones: z
    .array(milestone)
    .max(4)
    .default([25, 50, 75, 100].map((percent) => ({ percent: percent as 25, bonusCoinsCents: 0 }))),
});

/** 'pausada' belongs to the goal; the others to each child's way through it. */
export const goalStates = [
  'activa',
  'alcanzada',
  'por_entregar',
  'canjeada',
  'pausada',
  'vencida',
  'archivada',
] as const;

export const goalProgress = z.object({
  childId: z.uuid(),
  childName: z.string(),
  points: z.int().nonnegative(),
  percent: z.int().min(0).max(100),
  state: z.enum(goalStates),
  /** While `por_entregar`: an adult has not decided on the prize yet. */
  isAsked: z.boolean().optional(),
  milestones: z.array(milestone.extend({ isReached: z.boolean(), reachedAt: moment.nullable() })),
});

export const goalView = goalFields.extend({
  id: z.uuid(),
  state: z.enum(['activa', 'pausada', 'archivada', 'vencida']),
  progress: z.array(goalProgress),
  canEdit: z.boolean(),
  createdAt: moment,
  version,
});

export type GoalView = z.output<typeof goalView>;

/** 'Metas' of the children whom the adult sees. */
export const listGoals = defineRequest('family.list-goals', {
  http: 'GET /api/family/goals',
  kind: 'read',
  access: adultsWho('seeGoals', { childIn: 'childId' }),
  topics: ['goals'],
  input: page.extend({ childId: z.uuid().optional(), archived: z.enum(['no', 'yes']).default('no') }),
  output: z.object({ goals: z.array(goalView), nextCursor }),
});

export const readGoal = defineRequest('family.read-goal', {
  http: 'GET /api/family/goals/{goalId}',
  kind: 'read',
  access: adultsWho('seeGoals'),
  topics: ['goals'],
  input: z.object({ goalId: z.uuid() }),
  output: goalView,
});

export const createGoal = defineRequest('family.create-goal', {
  http: 'POST /api/family/goals',
  kind: 'write',
  access: adultsWho('changeGoals', { childrenIn: 'childIds' }),
  takesPlace: true,
  topics: ['goals', 'progress'],
  input: goalFields,
  output: z.object({ goalId: z.uuid() }),
});

export const updateGoal = defineRequest('family.update-goal', {
  http: 'PUT /api/family/goals/{goalId}',
  kind: 'write',
  access: adultsWho('changeGoals', { childrenIn: 'childIds' }),
  topics: ['goals'],
  input: goalFields.extend({ goalId: z.uuid(), version }),
  output: z.object({ version }),
});

export const setGoalActive = defineRequest('family.set-goal-active', {
  http: 'POST /api/family/goals/{goalId}/active',
  kind: 'write',
  access: adultsWho('changeGoals'),
  topics: ['goals'],
  input: z.object({ goalId: z.uuid(), isActive: z.boolean() }),
  output: z.object({ version }),
});

export const setGoalArchived = defineRequest('family.set-goal-archived', {
  http: 'POST /api/family/goals/{goalId}/archived',
  kind: 'write',
  access: adultsWho('changeGoals'),
  topics: ['goals', 'progress'],
  input: z.object({ goalId: z.uuid(), isArchived: z.boolean() }),
  output: z.object({ version }),
});

export const childGoalView = goalFields
  .pick({ title: true, emoji: true, targetPoints: true, dueAt: true, prize: true })
  .extend({
    id: z.uuid(),
    progress: goalProgress,
    /** What the adult said who refused the prize last; gone once it is asked for again. */
    comment: z.string().nullable().optional(),
  });

/** The goals of one child, the nearest to its end first. */
export const listChildGoals = defineRequest('family.list-child-goals', {
  http: 'GET /api/family/children/{childId}/goals',
  kind: 'read',
  access: peopleWho('seeGoals', { childIn: 'childId' }),
  openToSupport: true,
  topics: ['goals'],
  input: page.extend({ childId: z.uuid() }),
  output: z.object({ goals: z.array(childGoalView), nextCursor }),
});

/** 'Canjear': a reached goal goes to the adults as 'Por entregar'. */
export const redeemGoal = defineRequest('family.redeem-goal', {
  http: 'POST /api/family/goals/{goalId}/redeem',
  kind: 'write',
  access: children,
  topics: ['goals', 'approvals'],
  input: z.object({ goalId: z.uuid() }),
  output: done,
});
