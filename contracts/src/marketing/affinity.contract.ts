import { z } from 'zod';

import { adults, anyone, defineRequest } from '../define.js';
import { done, emoji, line } from '../values.js';
import { affinityVariants } from './affinity-score.js';
import { proofIcons } from './social-proof.contract.js';

/** A path of the product itself: nothing leads elsewhere. */
export const ownPath = z.string().regex(/^\/(?!\/)[a-zA-Z0-9/_-]{0,80}(?:\?[a-zA-Z0-9_=&-]{1,60})?$/);

const percent = z.int().min(0).max(100);

export const affinityRange = z.object({
  min: percent,
  max: percent,
  label: line(60),
  message: line(400),
  emoji,
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  showConfetti: z.boolean(),
  showStars: z.boolean(),
});
export type AffinityRange = z.output<typeof affinityRange>;

/** How many questions a test may have; the first one has 12. */
export const mostQuestions = 30;

/** What a test says, as those who run the product write it (spec 2 §3). */
export const affinityFields = z.object({
  title: line(120),
  subtitle: line(240),
  /** Whether visits are counted; results are kept all the same. */
  analyticsEnabled: z.boolean(),
  questions: z
    .array(z.object({ text: line(200) }))
    .min(1)
    .max(mostQuestions),
  ranges: z.array(affinityRange).min(1).max(10),
  ctaConfig: z.object({
    primary: z.object({ text: line(60), route: ownPath, icon: z.enum(proofIcons) }),
    secondary: z.array(z.object({ text: line(60), route: ownPath })).max(3),
  }),
  abTestConfig: z.object({
    enabled: z.boolean(),
    variants: z.array(z.object({ key: z.enum(affinityVariants), title: line(120) })).max(2),
  }),
});
export type AffinityFields = z.output<typeof affinityFields>;

export const affinityTest = affinityFields.extend({ id: z.uuid() });
export type AffinityTest = z.output<typeof affinityTest>;

/** Made up by the browser for one time through the test; only its fingerprint is kept. */
const session = { testId: z.uuid(), sessionId: z.string().regex(/^[0-9a-f]{32}$/) };

/** The test that is active, with its questions and results; null: there is none (spec 2 §7). */
export const readAffinityTest = defineRequest('marketing.read-affinity-test', {
  http: 'GET /api/marketing/affinity-test',
  kind: 'read',
  access: anyone,
  topics: ['affinity'],
  limit: { max: 120, perSeconds: 60 },
  input: z.object({}),
  output: z.object({ test: affinityTest.nullable() }),
});

/**
 * One time through the test. Percentage, range and variant are the server's; whatever else is sent is not looked at. The
 * first result of a session stays.
 */
export const saveAffinityResult = defineRequest('marketing.save-affinity-result', {
  http: 'POST /api/marketing/affinity-results',
  kind: 'write',
  access: anyone,
  topics: [],
  limit: { max: 60, perSeconds: 600 },
  input: z.object({
    ...session,
    /** In the order of the questions; true: 'Sí'. */
    answers: z.array(z.boolean()).min(1).max(mostQuestions),
    timeTakenSeconds: z.int().min(0).max(2_592_000),
    /** Only where measuring was allowed (G50). */
    device: z
      .object({
        viewport: z.string().regex(/^[0-9]{1,5}x[0-9]{1,5}$/),
        language: z.string().regex(/^[a-zA-Z0-9-]{2,20}$/),
      })
      .optional(),
  }),
  output: z.object({ percentage: percent, rangeLabel: z.string() }),
});

export const affinityEventTypes = ['started', 'answered', 'finished', 'cta_clicked', 'shared', 'restarted'] as const;
export type AffinityEventType = (typeof affinityEventTypes)[number];

/** What happens in the test, counted once in each session, only after measuring was allowed (G50). */
export const saveAffinityEvent = defineRequest('marketing.save-affinity-event', {
  http: 'POST /api/marketing/affinity-events',
  kind: 'write',
  access: anyone,
  topics: [],
  limit: { max: 300, perSeconds: 600 },
  input: z.object({
    ...session,
    eventType: z.enum(affinityEventTypes),
    eventData: z
      .object({
        /** Which question was answered, from 1. */
        question: z.int().min(1).max(mostQuestions).optional(),
        /** Where a call to action led. */
        route: ownPath.optional(),
      })
      .default({}),
  }),
  output: done,
});

/** An adult keeps a result with the account: the consent of G38. A session of somebody else is not found. */
export const keepAffinityResult = defineRequest('marketing.keep-affinity-result', {
  http: 'POST /api/marketing/affinity-results/keep',
  kind: 'write',
  access: adults,
  topics: [],
  limit: { max: 30, perSeconds: 600 },
  input: z.object(session),
  output: done,
});
