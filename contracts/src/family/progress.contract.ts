import { z } from 'zod';

import { adultsWho, defineRequest } from '../define.js';

/** Steps of the guide (spec 1 §4): the bot step never counts as done, so it tops at 86 %. */
export const onboardingSteps = [
  'children',
  'activities',
  'goals',
  'challenges',
  'rewards',
  'inspiraccion',
  'bot',
] as const;

/** Which sections are open to an adult, and how far the family has come. */
export const readProgress = defineRequest('family.read-progress', {
  http: 'GET /api/family/progress',
  kind: 'read',
  access: adultsWho('seeReports'),
  topics: ['progress', 'activities', 'goals', 'rewards', 'approvals'],
  input: z.object({}),
  output: z.object({
    unlocked: z.object({
      children: z.boolean(),
      goals: z.boolean(),
      activities: z.boolean(),
      challenges: z.boolean(),
      rewards: z.boolean(),
    }),
    steps: z.array(z.object({ step: z.enum(onboardingSteps), isDone: z.boolean() })).length(7),
    /** The way from the first 'Hecho' to the first payment, which the guide leads along (G28). */
    firstCoin: z
      .object({
        isClaimed: z.boolean(),
        isPaid: z.boolean(),
        /** The child who was praised for it and has not looked yet; null before, and once any child has. */
        unseenBy: z.uuid().nullable().optional(),
      })
      .optional(),
    /** Rounded share of the 7 steps. */
    percent: z.int().min(0).max(100),
  }),
});
