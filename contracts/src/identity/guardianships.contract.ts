import { z } from 'zod';

import { adultsWho, defineRequest } from '../define.js';
import { done } from '../values.js';

/**
 * The owner of a child makes another adult its guardian, with every right (G1). Only over the bus: people get there by an
 * invitation, which asks the plan's limit and the other adult first.
 */
export const addGuardian = defineRequest('identity.add-guardian', {
  kind: 'write',
  access: adultsWho('full', 'approvals', { childIn: 'childId' }),
  topics: ['children', 'profiles', 'session'],
  input: z.object({ childId: z.uuid(), adultId: z.uuid() }),
  output: done,
});
