import { z } from 'zod';

import { administrators, defineRequest } from '../define.js';
import { line } from '../values.js';

export const landingTones = ['cercano', 'claro', 'divertido'] as const;
export type LandingTone = (typeof landingTones)[number];

/** Drafts that one asking makes. */
export const generatedDrafts = 3;

/** Three drafts of a landing page, written by the AI provider from a few lines; in the editor like any other, and never published by themselves (G36). */
export const generateLandings = defineRequest('marketing.generate-landings', {
  http: 'POST /api/marketing/admin/landing-drafts',
  kind: 'steps',
  access: administrators,
  topics: ['landings'],
  limit: { max: 20, perSeconds: 600 },
  input: z.object({
    /** What the page is to bring about. */
    goal: line(200),
    /** For whom it is. */
    audience: line(200),
    country: line(60),
    tone: z.enum(landingTones),
    benefits: z.array(line(120)).min(1).max(6),
    /** What people look for; the addresses of the drafts are made of it. */
    keyword: line(60),
  }),
  output: z.object({
    drafts: z.array(z.object({ landingId: z.uuid(), title: z.string() })).max(generatedDrafts),
    /** How many sentences were taken out because they gave figures or quotes without a source. */
    leftOut: z.int().min(0),
  }),
});
