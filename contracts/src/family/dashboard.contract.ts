import { z } from 'zod';

import { adultsWho, defineRequest, peopleWho } from '../define.js';
import { cardDesign } from '../looks.js';
import { avatar, day, palette } from '../values.js';
import { approvalView } from './approvals.contract.js';
import { celebrationView } from './celebrations.contract.js';
import { childGoalView } from './goals.contract.js';
import { levelView } from './levels.contract.js';
import { occurrenceView } from './occurrences.contract.js';
import { balanceView } from './wallet.contract.js';

export const childCard = z.object({
  childId: z.uuid(),
  displayName: z.string(),
  avatar,
  palette,
  /** Left out by a service from before worlds: the landscape with which the colour starts. */
  cardDesign: cardDesign.optional(),
  balance: balanceView,
  level: levelView,
  todayDone: z.int(),
  todayInReview: z.int(),
  todayTotal: z.int(),
  mainGoal: childGoalView.nullable(),
});

/** 'Inicio' of an adult (G46, as far as it exists). */
export const readFamilyDashboard = defineRequest('family.read-family-dashboard', {
  http: 'GET /api/family/dashboard',
  kind: 'read',
  access: adultsWho('seeReports'),
  topics: ['approvals', 'wallet', 'agenda', 'goals', 'activities', 'progress', 'worlds'],
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

/** The first screen of a child's world (G19). */
export const readChildDashboard = defineRequest('family.read-child-dashboard', {
  http: 'GET /api/family/children/{childId}/dashboard',
  kind: 'read',
  access: peopleWho('seeActivities', { childIn: 'childId' }),
  topics: ['wallet', 'agenda', 'goals', 'rewards', 'activities', 'celebrations', 'worlds'],
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
