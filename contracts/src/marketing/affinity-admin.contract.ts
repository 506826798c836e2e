import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { moment, version } from '../values.js';
import { affinityVariants } from './affinity-score.js';
import { affinityFields, affinityTest } from './affinity.contract.js';

export const keptAffinityTest = affinityTest.extend({
  /** The first one is 1. Once answered, other questions are the next one (G38). */
  edition: z.int().positive(),
  isActive: z.boolean(),
  isAnswered: z.boolean(),
  createdAt: moment,
  version,
});
export type KeptAffinityTest = z.output<typeof keptAffinityTest>;

/** The latest 20 editions of the test, the newest first. */
export const listAffinityTests = defineRequest('marketing.list-affinity-tests', {
  http: 'GET /api/marketing/admin/affinity-tests',
  kind: 'read',
  access: administrators,
  topics: ['affinity'],
  input: z.object({}),
  output: z.object({ tests: z.array(keptAffinityTest).max(20) }),
});

/** Changes the active edition; with other questions, once somebody has answered it, a new one takes its place. */
export const saveAffinityTest = defineRequest('marketing.save-affinity-test', {
  http: 'PUT /api/marketing/admin/affinity-tests/{testId}',
  kind: 'write',
  access: administrators,
  topics: ['affinity'],
  input: affinityFields.extend({ testId: z.uuid(), version }),
  output: z.object({ testId: z.uuid(), version }),
});

const count = z.int().nonnegative();

/** How one edition does: visits are those that allowed measuring, results are all (G38). */
export const readAffinityStats = defineRequest('marketing.read-affinity-stats', {
  http: 'GET /api/marketing/admin/affinity-tests/{testId}/stats',
  kind: 'read',
  access: administrators,
  topics: ['affinity'],
  input: z.object({ testId: z.uuid() }),
  output: z.object({
    starts: count,
    finishes: count,
    results: count,
    /** Of all results; null: there are none. */
    meanPercentage: z.number().nullable(),
    /** How many visits answered each question, in their order. */
    answered: z.array(count).max(30),
    variants: z
      .array(z.object({ key: z.enum(affinityVariants), results: count, meanPercentage: z.number().nullable() }))
      .max(2),
    ctaClicks: z.array(z.object({ route: z.string(), clicks: count })).max(20),
    shares: count,
  }),
});
