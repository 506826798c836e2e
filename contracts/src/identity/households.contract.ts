import { z } from 'zod';

import { adults, defineRequest, people } from '../define.js';
import { line, version } from '../values.js';

/** Limits of the plan (G53); −1 is unlimited. */
export const planLimits = z.object({
  planName: z.string(),
  maxChildren: z.int(),
  maxGuardians: z.int(),
  maxDevices: z.int(),
});

export const household = z.object({
  familyId: z.uuid(),
  timeZone: z.string(),
  /** What the family calls its coins: 'Monedas' unless renamed. */
  moneyName: z.string(),
});

export const readHousehold = defineRequest('identity.read-household', {
  http: 'GET /api/identity/household',
  kind: 'read',
  access: people,
  topics: ['household'],
  input: z.object({}),
  output: household.extend({ version, isOwner: z.boolean(), limits: planLimits }),
});

/** Settings, tab Familia: time zone and the name of the money (G3, G4). */
export const updateHousehold = defineRequest('identity.update-household', {
  http: 'PUT /api/identity/household',
  kind: 'write',
  access: adults,
  topics: ['household', 'session'],
  changesAccess: { ofCaller: true },
  input: z.object({ timeZone: z.string().min(1).max(64), moneyName: line(20), version }),
  output: z.object({ version }),
});
