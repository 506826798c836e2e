import { z } from 'zod';

import { adultsWho, defineRequest } from '../define.js';
import { emoji, line, moment, nextCursor, page, text, version } from '../values.js';

export const activityCategories = [
  'hogar',
  'escuela',
  'higiene',
  'mascotas',
  'bienestar',
  'solidaridad',
  'dinero',
  'otro',
] as const;

/** ISO weekdays, 1 = Monday. */
export const weekday = z.int().min(1).max(7);

/** When an activity can be done (G5). `unica` pays once in all, `diaria` once a day, `dias_semana` once on each named day. */
export const schedule = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('unica') }),
  z.object({ mode: z.literal('diaria') }),
  z.object({ mode: z.literal('dias_semana'), weekdays: z.array(weekday).min(1).max(7) }),
]);

export type Schedule = z.output<typeof schedule>;

export const timesOfDay = ['manana', 'tarde', 'noche', 'cualquiera'] as const;

export const evidences = ['ninguna', 'nota'] as const;

export const activityFields = z.object({
  title: line(60),
  description: text(300).default(''),
  /** What to do, in order; none where the title says it all (G5). */
  steps: z.array(line(120)).max(10).default([]),
  emoji,
  category: z.enum(activityCategories),
  points: z.int().min(0).max(500),
  /** Whole monedas: a multiple of 100 (G3). */
  coinsCents: z.int().min(0).max(100_000).multipleOf(100),
  evidence: z.enum(evidences).default('ninguna'),
  timeOfDay: z.enum(timesOfDay).default('cualquiera'),
  schedule,
  childIds: z.array(z.uuid()).min(1).max(20),
});

export const activityView = activityFields.extend({
  id: z.uuid(),
  isActive: z.boolean(),
  isArchived: z.boolean(),
  /** `unica`: the children who have done it for good, so that it is no longer active for them. */
  doneBy: z.array(z.uuid()).optional(),
  canEdit: z.boolean(),
  createdAt: moment,
  version,
});

export type ActivityView = z.output<typeof activityView>;

/** 'Actividades': those of the children whom the adult sees, newest first. `archived`: what was archived or is done for good. */
export const listActivities = defineRequest('family.list-activities', {
  http: 'GET /api/family/activities',
  kind: 'read',
  access: adultsWho('seeActivities', { childIn: 'childId' }),
  topics: ['activities', 'agenda'],
  input: page.extend({ childId: z.uuid().optional(), archived: z.enum(['no', 'yes']).default('no') }),
  output: z.object({
    activities: z.array(activityView),
    nextCursor,
    /** The children who have as many active ones as a child may have: a form for them need not open. */
    full: z.object({ limit: z.int(), childIds: z.array(z.uuid()) }).optional(),
  }),
});

export const readActivity = defineRequest('family.read-activity', {
  http: 'GET /api/family/activities/{activityId}',
  kind: 'read',
  access: adultsWho('seeActivities'),
  topics: ['activities'],
  input: z.object({ activityId: z.uuid() }),
  output: activityView,
});

export const createActivity = defineRequest('family.create-activity', {
  http: 'POST /api/family/activities',
  kind: 'write',
  access: adultsWho('changeActivities', { childrenIn: 'childIds' }),
  takesPlace: true,
  topics: ['activities', 'agenda', 'progress'],
  input: activityFields,
  output: z.object({ activityId: z.uuid() }),
});

/** Touches what comes next only: what was claimed keeps its prize (G5). */
export const updateActivity = defineRequest('family.update-activity', {
  http: 'PUT /api/family/activities/{activityId}',
  kind: 'write',
  access: adultsWho('changeActivities', { childrenIn: 'childIds' }),
  topics: ['activities', 'agenda'],
  input: activityFields.extend({ activityId: z.uuid(), version }),
  output: z.object({ version }),
});

/** Pause and go on. */
export const setActivityActive = defineRequest('family.set-activity-active', {
  http: 'POST /api/family/activities/{activityId}/active',
  kind: 'write',
  access: adultsWho('changeActivities'),
  topics: ['activities', 'agenda', 'progress'],
  input: z.object({ activityId: z.uuid(), isActive: z.boolean() }),
  output: z.object({ version }),
});

/** Archive, and take it back. What is waiting for approval stays. */
export const setActivityArchived = defineRequest('family.set-activity-archived', {
  http: 'POST /api/family/activities/{activityId}/archived',
  kind: 'write',
  access: adultsWho('changeActivities'),
  topics: ['activities', 'agenda', 'progress'],
  input: z.object({ activityId: z.uuid(), isArchived: z.boolean() }),
  output: z.object({ version }),
});
