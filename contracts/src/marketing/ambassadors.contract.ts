import { z } from 'zod';

import { administrators, adults, anyone, defineRequest, selector } from '../define.js';
import { done, line, moment, version } from '../values.js';
import { ambassadorStatuses } from './ambassador-standing.js';

/** How long a commission may still be taken back before it is owed, and how long a visit leads to a sign-up, in days (G34). */
export const commissionRipensDays = 30;
export const visitHoldsDays = 30;

/** What is owed of one currency; nothing is converted. */
const book = z.object({
  /** ISO 4217. */
  currency: z.string(),
  pendingCents: z.int(),
  /** Ripe, and on the next payout: less than nothing where more was refunded after a payout. */
  approvedCents: z.int(),
  paidCents: z.int(),
});
export type AmbassadorBook = z.output<typeof book>;
const books = z.array(book).max(20);

/** How far those came who followed the link. It counts, and names nobody. */
const funnel = z.object({ visits: z.int(), signUps: z.int(), trials: z.int(), subscribed: z.int(), left: z.int() });

/** The own place in the programme; null: never applied. */
export const readAmbassadorship = defineRequest('marketing.read-ambassadorship', {
  http: 'GET /api/marketing/ambassadorship',
  kind: 'read',
  access: adults,
  topics: ['ambassadors'],
  flag: 'ambassadors_section_enabled',
  input: z.object({}),
  output: z.object({
    ambassador: z
      .object({
        status: z.enum(ambassadorStatuses),
        /** The address to share; null until it is approved, and while it is suspended. */
        link: z.string().nullable(),
        commissionPercent: z.int(),
        payoutMethod: z.string(),
        appliedAt: moment,
        funnel,
        books,
        payouts: z
          .array(z.object({ payoutId: z.uuid(), currency: z.string(), amountCents: z.int(), paidAt: moment }))
          .max(100),
      })
      .nullable(),
  }),
});

/** Asks to be taken into the programme; again after a refusal. */
export const applyAsAmbassador = defineRequest('marketing.apply-as-ambassador', {
  http: 'POST /api/marketing/ambassadorship',
  kind: 'write',
  access: adults,
  topics: ['ambassadors'],
  flag: 'ambassadors_section_enabled',
  input: z.object({
    /** Where to pay, in the person's own words. */
    payoutMethod: line(200),
    hasAcceptedTerms: z.literal(true),
  }),
  output: done,
});

/** Everyone who applied, those who wait for an answer first. */
export const listAmbassadors = defineRequest('marketing.list-ambassadors', {
  http: 'GET /api/marketing/admin/ambassadors',
  kind: 'read',
  access: administrators,
  topics: ['ambassadors'],
  input: z.object({}),
  output: z.object({
    ambassadors: z
      .array(
        z.object({
          ambassadorId: z.uuid(),
          code: z.string(),
          status: z.enum(ambassadorStatuses),
          commissionPercent: z.int(),
          payoutMethod: z.string(),
          appliedAt: moment,
          /** Visits that look made up: too many from one network. */
          flaggedVisits: z.int(),
          funnel,
          books,
          version,
        }),
      )
      .max(500),
  }),
});

/** Approves, refuses or suspends, and sets the rate. */
export const decideAmbassador = defineRequest('marketing.decide-ambassador', {
  http: 'PUT /api/marketing/admin/ambassadors/{ambassadorId}',
  kind: 'write',
  access: administrators,
  topics: ['ambassadors'],
  input: z.object({
    ambassadorId: z.uuid(),
    version,
    status: z.enum(['aprobado', 'rechazado', 'suspendido']),
    commissionPercent: z.int().min(1).max(50),
  }),
  output: done,
});

/** 'Marcar como pagado': all that is ripe in one currency, as it was on the screen. */
export const payAmbassador = defineRequest('marketing.pay-ambassador', {
  http: 'POST /api/marketing/admin/ambassadors/{ambassadorId}/payouts',
  kind: 'write',
  access: administrators,
  topics: ['ambassadors'],
  input: z.object({
    ambassadorId: z.uuid(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    amountCents: z.int().min(1).max(100_000_000),
  }),
  output: z.object({ payoutId: z.uuid() }),
});

/** Somebody came by an ambassador's link and agreed to be remembered; the last link counts. What leads nowhere is not said. */
export const noteVisit = defineRequest('marketing.note-visit', {
  http: 'POST /api/marketing/visits',
  kind: 'write',
  access: anyone,
  topics: [],
  limit: { max: 60, perSeconds: 600 },
  input: z.object({
    /** A number that the browser has made up. */
    visitorId: z.string().regex(/^[0-9a-f]{32}$/),
    code: z.string().regex(/^[A-Z2-9]{8}$/),
    /** The page that was visited. */
    landing: z.string().regex(/^\/[a-z0-9/-]{0,99}$/),
  }),
  output: done,
});

/** The new account of a browser that came by a link. Only an account that is younger than the visit counts; it is not said which. */
export const linkSignUp = defineRequest('marketing.link-sign-up', {
  http: 'POST /api/marketing/sign-ups',
  kind: 'write',
  access: selector,
  topics: [],
  flag: 'ambassadors_section_enabled',
  limit: { max: 20, perSeconds: 600 },
  input: z.object({ visitorId: z.string().regex(/^[0-9a-f]{32}$/) }),
  output: done,
});
