import { z } from 'zod';

import { adults, defineRequest } from '../define.js';
import { avatar, done, palette } from '../values.js';
import { planLimits } from './households.contract.js';

const person = z.object({
  id: z.uuid(),
  displayName: z.string(),
  /** Has no place in the plan at the moment. */
  isBeyondPlan: z.boolean(),
});

/** Who takes the places of the plan in the household that the adult owns, in the order in which they came (G29). */
export const readPlanPlaces = defineRequest('identity.read-plan-places', {
  http: 'GET /api/identity/household/places',
  kind: 'read',
  access: adults,
  topics: ['household', 'children', 'profiles'],
  input: z.object({}),
  output: z.object({
    limits: planLimits,
    children: z.array(person.extend({ avatar, palette })),
    guardians: z.array(person),
  }),
});

/**
 * The owner says who keeps a place of a plan that is too small for everybody. Places that are left over go to the others in
 * the order in which they came; nothing of anybody is deleted, and it can be said anew at any time.
 */
export const choosePlanPlaces = defineRequest('identity.choose-plan-places', {
  http: 'PUT /api/identity/household/places',
  kind: 'write',
  access: adults,
  topics: ['household', 'children', 'profiles'],
  changesAccess: { ofCaller: true },
  input: z.object({ childIds: z.array(z.uuid()).max(100), guardianIds: z.array(z.uuid()).max(100) }),
  output: done,
});
