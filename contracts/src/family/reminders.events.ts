import { z } from 'zod';

import { defineEvent, personal } from '../define.js';
import { requestKinds } from './approvals.contract.js';

/** Nobody has decided a request for a day, or for two; each is told once (G9). */
export const requestLeftWaiting = defineEvent(
  'events.family.request-left-waiting.v1',
  { aggregate: 'childId' },
  z.object({
    familyId: z.uuid(),
    childId: z.uuid(),
    requestId: z.uuid(),
    kind: z.enum(requestKinds),
    title: personal(z.string()),
    /** 24: its guardians are reminded. 48: its owner. */
    hours: z.union([z.literal(24), z.literal(48)]),
  }),
);
