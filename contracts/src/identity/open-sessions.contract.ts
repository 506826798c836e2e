import { z } from 'zod';

import { adults, defineRequest } from '../define.js';
import { done, moment } from '../values.js';
import { deviceKinds } from './devices.contract.js';

/** The own sessions that are open, this one first, then the one used last; at most 50. */
export const listSessions = defineRequest('identity.list-sessions', {
  http: 'GET /api/identity/sessions',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        sessionId: z.uuid(),
        isThis: z.boolean(),
        /** As people call it ('Chrome', 'iPhone'); null when the browser did not say. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        type: deviceKinds,
        openedAt: moment,
        /** To the minute. */
        lastSeenAt: moment,
        /** The child that is in there now. */
        childName: z.string().nullable(),
      }),
    ),
    /** All of them, also those beyond the list. */
    open: z.int(),
  }),
});

/** 'Cerrar sesión' of one of the own sessions, wherever it is; what is open there is cut off at once. */
export const endSession = defineRequest('identity.end-session', {
  http: 'POST /api/identity/sessions/{sessionId}/end',
  kind: 'steps',
  access: adults,
  openToAdministrators: true,
  topics: ['account'],
  input: z.object({ sessionId: z.uuid() }),
  output: done,
});
