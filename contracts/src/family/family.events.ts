import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { amounts } from '../values.js';
import { balanceView, requestKinds } from './approvals.contract.js';

const about = { familyId: z.uuid(), childId: z.uuid() };
const request = {
  ...about,
  requestId: z.uuid(),
  kind: z.enum(requestKinds),
  title: personal(z.string()),
  ...amounts.shape,
};

/** An activity, goal or reward of the family was made, changed, paused or archived: screens re-read, nothing else. */
export const offerChanged = defineEvent(
  'events.family.offer-changed.v1',
  { aggregate: 'offerId' },
  z.object({
    familyId: z.uuid(),
    offerId: z.uuid(),
    offer: z.enum(['activity', 'goal', 'reward']),
    childIds: z.array(z.uuid()),
  }),
);

/** A child has something for an adult: an activity done, a redemption, a reached goal. */
export const requestOpened = defineEvent(
  'events.family.request-opened.v1',
  { aggregate: 'childId' },
  z.object(request),
);

/** The child took it back before anyone decided. */
export const requestWithdrawn = defineEvent(
  'events.family.request-withdrawn.v1',
  { aggregate: 'childId' },
  z.object(request),
);

/** An adult accepted a request. The child is already paid: consumers tell people about it, they never pay anyone. */
export const requestApproved = defineEvent(
  'events.family.request-approved.v1',
  { aggregate: 'childId' },
  z.object({
    ...request,
    balance: balanceView.describe('right after the payment'),
    approvedBy: z.uuid(),
  }),
);

/** An adult said no; what a redemption had put aside is free again. */
export const requestRejected = defineEvent(
  'events.family.request-rejected.v1',
  { aggregate: 'childId' },
  z.object({ ...request, rejectedBy: z.uuid() }),
);

/** A decision was taken back; the request waits again. */
export const decisionUndone = defineEvent(
  'events.family.decision-undone.v1',
  { aggregate: 'childId' },
  z.object({ ...request, undoneBy: z.uuid(), balance: balanceView }),
);

/** A prize is in the child's hands. */
export const prizeDelivered = defineEvent(
  'events.family.prize-delivered.v1',
  { aggregate: 'childId' },
  z.object({ ...request, deliveredBy: z.uuid() }),
);

/** A child crossed a part of the way to a goal; told once, whatever is undone later. */
export const milestoneHit = defineEvent(
  'events.family.milestone-hit.v1',
  { aggregate: 'childId' },
  z.object({
    ...about,
    goalId: z.uuid(),
    title: personal(z.string()),
    percent: z.int(),
    bonusCoinsCents: z.int(),
  }),
);

/** A child's points of a lifetime reached the next level (G15). */
export const levelReached = defineEvent(
  'events.family.level-reached.v1',
  { aggregate: 'childId' },
  z.object({ ...about, level: z.int(), name: z.string() }),
);

/** A projection that feeds a screen has taken in a child or a name (house §2.5). */
export const familyViewChanged = defineEvent(
  'events.family.family-view-changed.v1',
  { aggregate: 'familyId' },
  z.object({ familyId: z.uuid(), childIds: z.array(z.uuid()) }),
);
