import { z } from 'zod';

import { administrators, defineRequest, gatewayOnly } from '../define.js';
import { moment, version } from '../values.js';
import { landingContent, landingSlug, landingStatuses, landingView } from './landings.contract.js';

/** Addresses that could be mistaken for places of the product (G36). */
export const reservedLandingSlugs = [
  'admin',
  'ambassadors',
  'api',
  'auth',
  'child',
  'cookies',
  'dashboard',
  'edit',
  'generate',
  'landing',
  'landing-heatmap',
  'new',
  'preview',
  'pricing',
  'privacy',
  'profile',
  'refund',
  'remotes',
  'settings',
  'share-app',
  'super-admin-dashboard',
  'terms',
  'test-familia',
] as const;

/** How many pages there may be, and how many of their versions are kept. */
export const mostLandings = 200;
export const mostLandingVersions = 50;
/** How long the address of a preview opens it, in milliseconds. */
export const previewHoldsMs = 30 * 60_000;

const landingId = z.uuid();

const kept = {
  landingId,
  /** Where it will stand once it is published. */
  slug: landingSlug,
  /** Where visitors find it; null: they do not. */
  publicSlug: landingSlug.nullable(),
  status: z.enum(landingStatuses),
  isMain: z.boolean(),
  /** Something was written that visitors do not see yet. */
  isChanged: z.boolean(),
  updatedAt: moment,
  publishedAt: moment.nullable(),
  version,
};

/** Every page, the main one first, then the newest change. */
export const listLandings = defineRequest('marketing.list-landings', {
  http: 'GET /api/marketing/admin/landings',
  kind: 'read',
  access: administrators,
  topics: ['landings'],
  input: z.object({}),
  output: z.object({ landings: z.array(z.object({ ...kept, title: z.string() })).max(mostLandings) }),
});
export type ListedLanding = z.output<typeof listLandings.output>['landings'][number];

/** A page as it was last written. */
export const readLanding = defineRequest('marketing.read-landing', {
  http: 'GET /api/marketing/admin/landings/{landingId}',
  kind: 'read',
  access: administrators,
  topics: ['landings'],
  input: z.object({ landingId }),
  output: z.object({ ...kept, content: landingContent }),
});
export type KeptLanding = z.output<typeof readLanding.output>;

const written = { slug: landingSlug, content: landingContent };
const atVersion = { landingId, version };

/** A new page, that no visitor sees. */
export const createLanding = defineRequest('marketing.create-landing', {
  http: 'POST /api/marketing/admin/landings',
  kind: 'write',
  access: administrators,
  topics: ['landings'],
  input: z.object(written),
  output: z.object({ landingId }),
});

/** Keeps what was written; visitors go on seeing what is published. */
export const saveLanding = defineRequest('marketing.save-landing', {
  http: 'PUT /api/marketing/admin/landings/{landingId}',
  kind: 'write',
  access: administrators,
  topics: ['landings'],
  input: z.object({ ...atVersion, ...written }),
  output: z.object({ version }),
});

/** Visitors see it from now on, at its new address too; the former one leads there. */
export const publishLanding = defineRequest('marketing.publish-landing', {
  http: 'POST /api/marketing/admin/landings/{landingId}/publish',
  kind: 'write',
  access: administrators,
  topics: ['landings'],
  input: z.object(atVersion),
  output: z.object({ version }),
});

/** Visitors do not see it any more. Nothing is deleted; published again, it is back. */
export const archiveLanding = defineRequest('marketing.archive-landing', {
  http: 'POST /api/marketing/admin/landings/{landingId}/archive',
  kind: 'write',
  access: administrators,
  topics: ['landings'],
  input: z.object(atVersion),
  output: z.object({ version }),
});

/** Stands at '/' from now on, in the place of the one that did. */
export const makeMainLanding = defineRequest('marketing.make-main-landing', {
  http: 'POST /api/marketing/admin/landings/{landingId}/main',
  kind: 'write',
  access: administrators,
  topics: ['landings'],
  input: z.object(atVersion),
  output: z.object({ version }),
});

/** What visitors saw, the newest first. */
export const listLandingVersions = defineRequest('marketing.list-landing-versions', {
  http: 'GET /api/marketing/admin/landings/{landingId}/versions',
  kind: 'read',
  access: administrators,
  topics: ['landings'],
  input: z.object({ landingId }),
  output: z.object({
    versions: z
      .array(z.object({ number: z.int().positive(), slug: landingSlug, title: z.string(), publishedAt: moment }))
      .max(mostLandingVersions),
  }),
});

/** Brings an earlier version back to be edited; publishing it is another step. */
export const restoreLanding = defineRequest('marketing.restore-landing', {
  http: 'POST /api/marketing/admin/landings/{landingId}/restore',
  kind: 'write',
  access: administrators,
  topics: ['landings'],
  input: z.object({ ...atVersion, number: z.int().positive() }),
  output: z.object({ version }),
});

/** An address that shows what was written to whoever has it, for half an hour. */
export const previewLanding = defineRequest('marketing.preview-landing', {
  http: 'GET /api/marketing/admin/landings/{landingId}/preview',
  kind: 'read',
  access: administrators,
  topics: ['landings'],
  input: z.object({ landingId }),
  output: z.object({ path: z.string(), expiresAt: moment }),
});

/** What a preview's address opens now; null once it has expired, and for one that we did not give. */
export const readLandingPreview = defineRequest('marketing.read-landing-preview', {
  kind: 'read',
  access: gatewayOnly,
  topics: [],
  input: z.object({ token: z.string().max(200) }),
  output: z.object({ landing: landingView.nullable() }),
});
