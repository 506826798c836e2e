import { z } from 'zod';

import { defineRequest, peopleWho } from '../define.js';
import { amounts, day, dayAskedFor, done, moment, nextCursor, page, text } from '../values.js';
import { activityCategories, activityView, evidences, timesOfDay } from './activities.contract.js';

export const occurrenceStates = ['disponible', 'en_revision', 'aprobada', 'rechazada'] as const;

/** One activity on one day of one child: what is claimed and paid (G5). */
export const occurrenceView = z.object({
  /** Absent until somebody claims it: rows are made when first needed. */
  occurrenceId: z.uuid().nullable(),
  activityId: z.uuid(),
  childId: z.uuid(),
  dueOn: day,
  title: z.string(),
  description: z.string(),
  /** What to do, in order. */
  steps: z.array(z.string()).optional(),
  emoji: z.string(),
  category: z.enum(activityCategories),
  timeOfDay: z.enum(timesOfDay),
  evidence: z.enum(evidences),
  isOnce: z.boolean(),
  amounts,
  state: z.enum(occurrenceStates),
  /** What the adult said when it was rejected. */
  reasonCode: z.enum(['no_terminada', 'falta_foto', 'otro_dia', 'otro_motivo']).nullable(),
  comment: z.string().nullable(),
  triesLeft: z.int().min(0),
  /** Whether 'Hecho' works now: today only, and not used up. */
  canClaim: z.boolean(),
  claimedAt: moment.nullable(),
});

export type OccurrenceView = z.output<typeof occurrenceView>;

/** The agenda of one child over up to 14 days of the family's calendar. */
export const readAgenda = defineRequest('family.read-agenda', {
  http: 'GET /api/family/children/{childId}/agenda',
  kind: 'read',
  access: peopleWho('seeActivities', { childIn: 'childId' }),
  topics: ['agenda', 'activities'],
  input: z.object({
    childId: z.uuid(),
    from: dayAskedFor.optional(),
    days: z.coerce.number().int().min(1).max(14).default(1),
  }),
  output: z.object({
    today: day,
    days: z.array(z.object({ date: day, occurrences: z.array(occurrenceView) })),
  }),
});

/** All of a child's own activities with what came of them, newest claim first (/child-activities). */
export const listChildActivities = defineRequest('family.list-child-activities', {
  http: 'GET /api/family/children/{childId}/activities',
  kind: 'read',
  access: peopleWho('seeActivities', { childIn: 'childId' }),
  openToSupport: true,
  topics: ['agenda', 'activities'],
  input: page.extend({ childId: z.uuid() }),
  output: z.object({
    activities: z.array(
      activityView.pick({
        id: true,
        title: true,
        emoji: true,
        category: true,
        points: true,
        coinsCents: true,
        schedule: true,
        isActive: true,
        timeOfDay: true,
      }),
    ),
    history: z.array(occurrenceView),
    nextCursor,
  }),
});

/** 'Hecho': the child says that today's activity is done, and a request waits for an adult. An adult who may approve pays it at once. */
export const claimActivity = defineRequest('family.claim-activity', {
  http: 'POST /api/family/children/{childId}/activities/{activityId}/claim',
  kind: 'write',
  access: peopleWho('changeActivities', { childIn: 'childId' }),
  takesPlace: true,
  topics: ['agenda', 'approvals'],
  input: z.object({
    childId: z.uuid(),
    activityId: z.uuid(),
    /** The day the button was shown for; another day than the family's today answers `occurrence_not_today`. */
    dueOn: day,
    note: text(280).optional(),
  }),
  output: z.object({ occurrence: occurrenceView }),
});

/** 'Deshacer' while it is in review. */
export const withdrawClaim = defineRequest('family.withdraw-claim', {
  http: 'POST /api/family/occurrences/{occurrenceId}/withdraw',
  kind: 'write',
  access: peopleWho('changeActivities'),
  topics: ['agenda', 'approvals'],
  input: z.object({ occurrenceId: z.uuid() }),
  output: done,
});
