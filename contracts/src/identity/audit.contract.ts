import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { email, moment, nextCursor } from '../values.js';
import { lookThrough } from './administration.contract.js';

/** What those who run the product can do, to an account or for everybody. */
const firstActs = [
  'account_locked',
  'account_unlocked',
  'sessions_ended',
  'confirmation_sent',
  'flag_switched',
] as const;

/** What came after the first ones were recorded: older front ends do not know them. */
const laterActs = [
  'plan_saved',
  'prices_saved',
  'support_opened',
  'support_looked',
  'support_closed',
  'legal_published',
  'pet_kit_saved',
  'template_saved',
  'achievement_saved',
  'official_challenge_saved',
  'affinity_test_saved',
  'social_proof_saved',
  'landing_saved',
  'ambassador_saved',
  'knowledge_saved',
  'speech_saved',
] as const;

export const auditActs = [...firstActs, ...laterActs] as const;
export const auditAct = z.enum(auditActs);
export type AuditAct = z.output<typeof auditAct>;

/** Whether an act is told as such to front ends of any age. */
export const isFirstAct = (act: AuditAct): act is (typeof firstActs)[number] =>
  firstActs.some((first) => first === act);

/** What an act changed, by name of the field; null: there was, or is, nothing. */
const values = z.record(z.string(), z.string().nullable());

/** Who did what: nothing in it is ever changed (G40). */
export const listAuditLog = defineRequest('identity.list-audit-log', {
  http: 'GET /api/identity/admin/audit-log',
  kind: 'read',
  access: administrators,
  topics: ['audit'],
  input: lookThrough.extend({
    act: auditAct.optional(),
    /** The whole address of who did it, or of whom it was done to. */
    email: email.optional(),
  }),
  output: z.object({
    entries: z
      .array(
        z.object({
          id: z.uuid(),
          act: z.enum(firstActs),
          /** What was done, where that came after the first acts: then `act` says 'flag_switched'. */
          laterAct: z.string().max(40).nullish(),
          /** Null: the account is no more. */
          byEmail: z.string().nullable(),
          aboutEmail: z.string().nullable(),
          before: values,
          after: values,
          /** In which browser and system it was done, in words; null where the browser did not say. */
          browser: z.string().nullable(),
          system: z.string().nullable(),
          at: moment,
        }),
      )
      .max(100),
    nextCursor,
  }),
});
