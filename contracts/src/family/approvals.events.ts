import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { toChild } from '../recipients.js';
import { amounts } from '../values.js';
import { requestKinds } from './approvals.contract.js';
import { balanceView } from './wallet.contract.js';

const request = {
  familyId: z.uuid(),
  childId: z.uuid(),
  requestId: z.uuid(),
  kind: z.enum(requestKinds),
  title: personal(z.string()),
  ...amounts.shape,
};

/** A child has something for an adult: an activity done, a redemption, a reached goal. */
export const requestOpened = defineEvent(
  'events.family.request-opened.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['approvals', 'agenda', 'goals', 'rewards', 'wallet'] } },
  z.object(request),
);

/** The child took it back before anyone decided. */
export const requestWithdrawn = defineEvent(
  'events.family.request-withdrawn.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['approvals', 'agenda', 'rewards', 'wallet'] } },
  z.object(request),
);

/** An adult accepted a request. The child is already paid: consumers tell people about it, they never pay anyone. */
export const requestApproved = defineEvent(
  'events.family.request-approved.v1',
  {
    aggregate: 'childId',
    signal: {
      to: toChild,
      topics: ['approvals', 'agenda', 'goals', 'challenges', 'rewards', 'wallet', 'celebrations', 'progress'],
    },
  },
  z.object({
    ...request,
    balance: balanceView.describe('right after the payment'),
    approvedBy: z.uuid(),
  }),
);

/** An adult said no; what a redemption had put aside is free again. */
export const requestRejected = defineEvent(
  'events.family.request-rejected.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['approvals', 'agenda', 'goals', 'rewards', 'wallet'] } },
  z.object({ ...request, rejectedBy: z.uuid() }),
);

/** A decision was taken back; the request waits again. */
export const decisionUndone = defineEvent(
  'events.family.decision-undone.v1',
  {
    aggregate: 'childId',
    signal: { to: toChild, topics: ['approvals', 'agenda', 'goals', 'challenges', 'rewards', 'wallet', 'progress'] },
  },
  z.object({ ...request, undoneBy: z.uuid(), balance: balanceView }),
);

/** A prize is in the child's hands. */
export const prizeDelivered = defineEvent(
  'events.family.prize-delivered.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['approvals', 'goals', 'rewards', 'wallet'] } },
  z.object({ ...request, deliveredBy: z.uuid() }),
);

/** 'Entregado' was taken back: the prize waits to be handed over again. */
export const deliveryUndone = defineEvent(
  'events.family.delivery-undone.v1',
  { aggregate: 'childId', signal: { to: toChild, topics: ['approvals', 'goals', 'rewards', 'wallet'] } },
  z.object({ ...request, undoneBy: z.uuid() }),
);
