import { z } from 'zod';

import { defineEvent } from '../define.js';

/** What a child wrote sounds of danger: it was told whom to call, and its guardians are to look after it. Never what it wrote (G30). */
export const childInDanger = defineEvent(
  'events.assistant.child-in-danger.v1',
  { aggregate: 'childId' },
  z.object({ familyId: z.uuid(), childId: z.uuid() }),
);
