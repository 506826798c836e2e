import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';

/** What a plan allows a family; −1 is unlimited. */
export const planAllows = z.object({ maxChildren: z.int(), maxGuardians: z.int(), maxDevices: z.int() });
export type PlanAllows = z.output<typeof planAllows>;

/** A family has another plan, or is told of its first one. It says all that the plan allows, so that the last one suffices. */
export const planChanged = defineEvent(
  'events.billing.plan-changed.v1',
  { aggregate: 'familyId', signal: { to: ({ ownerId }) => ({ users: [ownerId] }), topics: ['plans'] } },
  z.object({ familyId: z.uuid(), ownerId: z.uuid(), slug: z.string(), planName: z.string(), limits: planAllows }),
);

/** Those who run the product changed a plan or its prices. What was changed is named by field, before and after. */
export const planEdited = defineEvent(
  'events.billing.plan-edited.v1',
  { aggregate: 'planId', signal: { to: toEveryone, topics: ['plans'] } },
  z.object({
    planId: z.uuid(),
    what: z.enum(['plan', 'prices']),
    planName: z.string(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string().nullable()),
    after: z.record(z.string(), z.string().nullable()),
  }),
);
