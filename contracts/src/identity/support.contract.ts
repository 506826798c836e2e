import { z } from 'zod';

import { reachableChild } from '../caller.js';
import { administrators, adults, defineRequest, gatewayOnly } from '../define.js';
import { done, moment } from '../values.js';

/** Why a family is looked at: chosen, never typed, so that the audit log names nobody. */
export const supportReasons = ['asked', 'coins', 'approvals', 'payment', 'safety'] as const;
export const supportReason = z.enum(supportReasons);
export type SupportReason = z.output<typeof supportReason>;

/** How long support mode lasts, in ms (G1). */
export const supportLastsMs = 30 * 60_000;

/**
 * 'Modo soporte': this session may look at the family of that account for 30 minutes, and change nothing. Its owner is
 * told by e-mail and in the bell. One family at a time: what was open in this session is closed.
 */
export const openSupport = defineRequest('identity.open-support', {
  http: 'POST /api/identity/admin/support',
  kind: 'write',
  access: administrators,
  topics: ['support', 'audit'],
  limit: { max: 30, perSeconds: 3600 },
  input: z.object({ accountId: z.uuid(), supportReason }),
  output: z.object({ endsAt: moment }),
});

export const closeSupport = defineRequest('identity.close-support', {
  http: 'POST /api/identity/admin/support/close',
  kind: 'write',
  access: administrators,
  topics: ['support', 'audit'],
  input: z.object({}),
  output: done,
});

/** The family that this session may look at, or none. */
export const readSupport = defineRequest('identity.read-support', {
  http: 'GET /api/identity/admin/support',
  kind: 'read',
  access: administrators,
  topics: ['support'],
  input: z.object({}),
  output: z.object({
    support: z.object({ email: z.string(), supportReason, openedAt: moment, endsAt: moment }).nullable(),
  }),
});

/** Records one look of support mode and gives the children it may see; null: support mode is not open in that session. */
export const lookAsSupport = defineRequest('identity.look-as-support', {
  kind: 'write',
  access: gatewayOnly,
  topics: ['audit'],
  input: z.object({
    administratorId: z.uuid(),
    sessionId: z.uuid(),
    /** The contract that is looked at. */
    subject: z.string().max(100),
    /** Whom the request names; those of other families are not recorded. */
    childIds: z.array(z.uuid()).max(100),
  }),
  output: z.object({ children: z.record(z.uuid(), reachableChild).nullable() }),
});

/** When the own family was looked at in support mode during the last 30 days, newest first. */
export const listSupportAccesses = defineRequest('identity.list-support-accesses', {
  http: 'GET /api/identity/support-accesses',
  kind: 'read',
  access: adults,
  topics: ['support'],
  input: z.object({}),
  output: z.object({
    accesses: z
      .array(
        z.object({
          accessId: z.uuid(),
          supportReason,
          openedAt: moment,
          /** When it ended, or will end by itself. */
          endsAt: moment,
          isOpen: z.boolean(),
          /** How many times something of the family was read. */
          looks: z.int().nonnegative(),
        }),
      )
      .max(50),
  }),
});

/** The owner ends support mode before its time. */
export const endSupportAccess = defineRequest('identity.end-support-access', {
  http: 'POST /api/identity/support-accesses/{accessId}/end',
  kind: 'write',
  access: adults,
  topics: ['support'],
  input: z.object({ accessId: z.uuid() }),
  output: done,
});
