import { z } from 'zod';

import { adultsWho, defineRequest, peopleWho } from '../define.js';
import { purposes } from '../privacy.js';
import { moment } from '../values.js';

const purpose = z.enum(purposes);

/** How somebody consented: by making the child's profile, or with a switch of its page. */
export const consentMethods = ['profile', 'switch'] as const;

const decision = z.object({
  purpose,
  isGiven: z.boolean(),
  /** Of the words that asked. */
  textVersion: z.string(),
  method: z.enum(consentMethods),
  /** Display name of the adult. */
  decidedBy: z.string(),
  decidedAt: moment,
});
export type ConsentDecision = z.output<typeof decision>;

const consent = z.object({
  purpose,
  /** Whether it may be done now: given, and for the words in force. */
  isGiven: z.boolean(),
  /** Decisions about this purpose so far; 0: nobody has decided. */
  version: z.int().nonnegative(),
  last: decision.nullable(),
});
export type ConsentView = z.output<typeof consent>;

/** What may be done with a child's data, who said so and when. A child reads of itself what may be done, and no names. */
export const readConsents = defineRequest('identity.read-consents', {
  http: 'GET /api/identity/children/{childId}/consents',
  kind: 'read',
  access: peopleWho('seeConsents', { childIn: 'childId' }),
  topics: ['consents'],
  input: z.object({ childId: z.uuid() }),
  output: z.object({
    consents: z.array(consent),
    /** Only the owner decides (G41). */
    mayDecide: z.boolean(),
    /** The newest first, 50 at most. */
    history: z.array(decision).max(50),
    /**
     * The age at which a child has a say of its own, once it was reached and something is still allowed from before: to be
     * looked at again (G41). Only for who decides.
     */
    reviewAge: z.int().optional(),
  }),
});

/** The owner allows a purpose, or takes that back; both are one act. In force in every service by event. */
export const decideConsent = defineRequest('identity.decide-consent', {
  http: 'PUT /api/identity/children/{childId}/consents/{purpose}',
  kind: 'write',
  access: adultsWho('decideConsents', { childIn: 'childId' }),
  topics: ['consents'],
  input: z.object({
    childId: z.uuid(),
    purpose,
    isGiven: z.boolean(),
    /** Of the words that were shown: only those in force can be agreed to. */
    textVersion: z.string().max(20),
    /** The decisions that were seen. */
    version: z.int().nonnegative(),
  }),
  output: z.object({ version: z.int().positive() }),
});
