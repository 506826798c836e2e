import { z } from 'zod';

import { administrators, anyone, defineRequest } from '../define.js';
import { dayAskedFor, done, version } from '../values.js';
import { mostTouchesAtOnce, touchKinds, touchSectionPattern, touchSelectorPattern, touchViewports } from './heatmap.js';

const section = z.string().regex(touchSectionPattern);
const selector = z.string().max(160).regex(touchSelectorPattern);

/** What one visit did since it last told; only after 'Medición' was allowed, and never of who is signed in (G37). */
export const noteTouches = defineRequest('marketing.note-touches', {
  http: 'POST /api/marketing/touches',
  kind: 'write',
  access: anyone,
  topics: [],
  // A batch every five seconds, of several visits behind one address.
  limit: { max: 240, perSeconds: 60 },
  input: z.object({
    /** A number that the page has made up; kept nowhere but on the page. */
    visitId: z.string().regex(/^[0-9a-f]{32}$/),
    landingId: z.uuid(),
    version,
    viewport: z.enum(touchViewports),
    touches: z
      .array(
        z.object({
          section,
          kind: z.enum(touchKinds),
          /** Across the section, in hundredths of its width; of a scroll, how deep on the page, in hundredths. */
          x: z.int().min(0).max(100),
          /** Below the top of the section, in CSS pixels. */
          y: z.int().min(0).max(100_000),
          selector,
        }),
      )
      .min(1)
      .max(mostTouchesAtOnce),
  }),
  output: done,
});

export const heatLayers = ['clicks', 'scroll', 'frustration'] as const;
export type HeatLayer = (typeof heatLayers)[number];

/** How many spots one picture shows, the hottest ones. */
export const mostSpots = 20_000;

/** Where visitors touched a page between two days, on one kind of screen (G37). */
export const readHeatmap = defineRequest('marketing.read-heatmap', {
  http: 'GET /api/marketing/admin/heatmap',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({
    landingId: z.uuid(),
    /** Not named: of all versions. */
    version: z.coerce.number().int().min(1).max(1_000_000).optional(),
    viewport: z.enum(touchViewports),
    layer: z.enum(heatLayers),
    from: dayAskedFor,
    to: dayAskedFor,
  }),
  output: z.object({
    /** Versions that were touched, the newest first. */
    versions: z.array(version).max(200),
    visits: z.int(),
    /** Visits that tapped the way in. */
    signUpVisits: z.int(),
    /** By section: how often each spot was touched, `[across in hundredths, down in CSS pixels, times]`. */
    sections: z
      .array(z.object({ section, spots: z.array(z.tuple([z.int(), z.int(), z.int()])).max(mostSpots) }))
      .max(200),
    /** How many visits came how deep, in tenths of the page. */
    depths: z.array(z.object({ percent: z.int(), visits: z.int() })).max(11),
    /** What was touched most often. */
    elements: z.array(z.object({ section, selector, touches: z.int() })).max(20),
  }),
});
