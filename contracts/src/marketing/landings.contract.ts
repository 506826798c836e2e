import { z } from 'zod';

import { defineRequest, gatewayOnly } from '../define.js';
import { line, moment, text, version } from '../values.js';
import { landingPicturePattern, landingSlugPattern } from './landing-patterns.js';
import { landingLink, landingSections } from './landing-sections.js';

/** Whether visitors see it: never, always, or not any more (G36). */
export const landingStatuses = ['draft', 'published', 'archived'] as const;
export type LandingStatus = (typeof landingStatuses)[number];

export const landingSlug = z.string().regex(landingSlugPattern);

/** On which platforms it is shared, in the order of their buttons (spec 1 §9). */
export const sharePlatforms = ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'] as const;
export type SharePlatform = (typeof sharePlatforms)[number];

export const landingHero = z.object({
  title: line(80),
  /** A word of the title that stands out. */
  emphasis: z.string().max(40),
  subtitle: text(300),
});

/** The call to action of the hero: the way in, another way, and the small print below. */
export const landingAuthCta = z.object({
  primary: landingLink,
  secondary: landingLink.nullable(),
  note: text(120),
});

/** Which plans are shown, in which order; none named: all that are sold, in theirs. */
export const landingPricing = z.object({
  selectedPlanIds: z.array(z.uuid()).max(20),
  planOrder: z.array(z.uuid()).max(20),
  customCtaText: z.string().max(40).nullable(),
});

export const landingShare = z.object({
  isEnabled: z.boolean(),
  platforms: z.array(z.enum(sharePlatforms)).max(sharePlatforms.length),
  position: z.enum(['sticky_right', 'inline']),
});

/** What an editor writes of a landing page. */
export const landingContent = z.object({
  title: line(120),
  metaDescription: text(320),
  /** A picture of ours for those who share it; null: the product's own. */
  ogImage: z.string().max(300).regex(landingPicturePattern).nullable(),
  hero: landingHero,
  authCta: landingAuthCta,
  sections: landingSections,
  isPricingVisible: z.boolean(),
  pricing: landingPricing,
  share: landingShare,
});
export type LandingContent = z.output<typeof landingContent>;

export const landingView = landingContent.extend({
  id: z.uuid(),
  slug: landingSlug,
  isMain: z.boolean(),
  version,
  publishedAt: moment,
});
export type LandingView = z.output<typeof landingView>;

/** The published page at this address, or the main one where none is named; null where there is none (spec 1 §7). `movedTo`: where the one stands that stood there. */
export const readPublishedLanding = defineRequest('marketing.read-published-landing', {
  kind: 'read',
  access: gatewayOnly,
  topics: [],
  input: z.object({ slug: landingSlug.nullable() }),
  output: z.object({ landing: landingView.nullable(), movedTo: landingSlug.nullable().optional() }),
});

/** Every page that visitors can find, the main one first. */
export const listPublishedLandings = defineRequest('marketing.list-published-landings', {
  kind: 'read',
  access: gatewayOnly,
  topics: [],
  input: z.object({}),
  output: z.object({
    landings: z.array(z.object({ slug: landingSlug, isMain: z.boolean(), publishedAt: moment })).max(1_000),
  }),
});
