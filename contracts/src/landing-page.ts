import { z } from 'zod';

import { planView } from './billing/plans.contract.js';
import { landingHero, landingView } from './marketing/landings.contract.js';

/** What the landing's server needs to draw a page for a visitor; the same for every visitor of one half. */
export const landingPageAsked = z.object({
  /** Null: nothing is published at that address. */
  landing: landingView.nullable(),
  /** Which page was asked for; null: the main one. */
  slug: z.string().nullable(),
  /** Those that are sold, in the order of the pricing screen. */
  plans: z.array(planView),
  /** Which half of the visitors sees it, where the page has sections for one half alone; none named: the first. */
  variant: z.enum(['A', 'B']).optional(),
  /** Under which people see us, for addresses that leave the page. */
  origin: z.string(),
});
export type LandingPageAsked = z.output<typeof landingPageAsked>;

/** A whole page. `nonce="__NONCE__"` stands where each visitor's own nonce belongs, `<!--alcancia-app-->` where the app is brought in for whoever is signed in. */
export const landingPageDrawn = z.object({ html: z.string() });
export type LandingPageDrawn = z.output<typeof landingPageDrawn>;

/** What the picture of a page says, for whoever shares it. */
export const landingPictureAsked = landingHero;
export type LandingPictureAsked = z.output<typeof landingPictureAsked>;

/** 1200×630, as PNG in base64. */
export const landingPictureDrawn = z.object({ png: z.base64() });
export type LandingPictureDrawn = z.output<typeof landingPictureDrawn>;
