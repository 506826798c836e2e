import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toRecipient } from '../recipients.js';
import { subscriptionStates } from './subscriptions.contract.js';

/** What became of a family's subscription; told to the adult who owns it. */
export const subscriptionChanged = defineEvent(
  'events.billing.subscription-changed.v1',
  { aggregate: 'familyId', signal: { to: toRecipient, topics: ['subscription'] } },
  z.object({
    familyId: z.uuid(),
    recipientId: z.uuid(),
    subscriptionId: z.uuid(),
    planId: z.uuid(),
    state: z.enum(subscriptionStates),
  }),
);
