import { z } from 'zod';

import { administrators, anyone, defineRequest } from '../define.js';
import { line, moment, version } from '../values.js';

/** The pictures that a notice may have (spec 2 §3). */
export const proofIcons = [
  'Users',
  'TrendingUp',
  'Award',
  'Sparkles',
  'Target',
  'Trophy',
  'Star',
  'Heart',
  'Zap',
  'Coins',
] as const;
export type ProofIcon = (typeof proofIcons)[number];

/** Where something happened, when nothing nearer may be said (spec 2 §9). */
export const defaultCity = 'España';

const proofFields = {
  name: line(40),
  action: line(80),
  icon: z.enum(proofIcons),
  city: line(40),
};

/** What was written by those who run the product, in its order; empty where only real events are shown (spec 2 §7). */
export const listSocialProof = defineRequest('marketing.list-social-proof', {
  http: 'GET /api/marketing/social-proof',
  kind: 'read',
  access: anyone,
  topics: ['social-proof'],
  limit: { max: 240, perSeconds: 60 },
  input: z.object({}),
  output: z.object({ activities: z.array(z.object({ id: z.uuid(), ...proofFields })).max(50) }),
});

/** What really happened, the newest first: under an alias, of children whose owner allows it (G39). */
export const listLiveSocialProof = defineRequest('marketing.list-live-social-proof', {
  http: 'GET /api/marketing/social-proof/live',
  kind: 'read',
  access: anyone,
  topics: ['social-proof'],
  limit: { max: 240, perSeconds: 60 },
  input: z.object({}),
  output: z.object({
    events: z
      .array(
        z.object({
          id: z.uuid(),
          childName: z.string(),
          actionText: z.string(),
          icon: z.enum(proofIcons),
          city: z.string(),
          createdAt: moment,
        }),
      )
      .max(20),
  }),
});

const keptProof = z.object({
  id: z.uuid(),
  ...proofFields,
  isActive: z.boolean(),
  sortOrder: z.int().min(1).max(999),
  /** Null: it came with the product, or who wrote it is gone. */
  writtenBy: z.uuid().nullable(),
  version,
});
export type KeptProof = z.output<typeof keptProof>;
const editedProof = keptProof.omit({ id: true, writtenBy: true, version: true });

/** Everything that was written, and how many real events are shown now. */
export const listAllSocialProof = defineRequest('marketing.list-all-social-proof', {
  http: 'GET /api/marketing/admin/social-proof',
  kind: 'read',
  access: administrators,
  topics: ['social-proof'],
  input: z.object({}),
  output: z.object({
    onlyReal: z.boolean(),
    liveCount: z.int().nonnegative(),
    activities: z.array(keptProof).max(100),
  }),
});

export const createSocialProof = defineRequest('marketing.create-social-proof', {
  http: 'POST /api/marketing/admin/social-proof',
  kind: 'write',
  access: administrators,
  topics: ['social-proof'],
  input: editedProof,
  output: z.object({ id: z.uuid() }),
});

export const updateSocialProof = defineRequest('marketing.update-social-proof', {
  http: 'PUT /api/marketing/admin/social-proof/{id}',
  kind: 'write',
  access: administrators,
  topics: ['social-proof'],
  input: editedProof.extend({ id: z.uuid(), version }),
  output: z.object({ version }),
});

/** 'Solo eventos reales': nothing that was written is shown (G39). */
export const switchOnlyReal = defineRequest('marketing.switch-only-real', {
  http: 'POST /api/marketing/admin/social-proof/only-real',
  kind: 'write',
  access: administrators,
  topics: ['social-proof'],
  input: z.object({ onlyReal: z.boolean() }),
  output: z.object({ onlyReal: z.boolean() }),
});
