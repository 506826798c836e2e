import { z } from 'zod';

import { defineEvent } from '../define.js';

/** What a plan allows a family; −1 is unlimited. */
export const planAllows = z.object({ maxChildren: z.int(), maxGuardians: z.int(), maxDevices: z.int() });
export type PlanAllows = z.output<typeof planAllows>;

/** A family has another plan, or is told of its first one. It says all that the plan allows, so that the last one suffices. */
export const planChanged = defineEvent(
  'events.billing.plan-changed.v1',
  { aggregate: 'familyId', signal: { to: ({ ownerId }) => ({ users: [ownerId] }), topics: ['plans'] } },
  z.object({ familyId: z.uuid(), ownerId: z.uuid(), slug: z.string(), planName: z.string(), limits: planAllows }),
);
