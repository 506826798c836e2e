import { z } from 'zod';

import { day, line, text } from '../values.js';
import { landingAddressPattern } from './landing-patterns.js';

/** Pictures beside an item; how each looks is the landing's own affair. */
export const landingIcons = [
  'basket',
  'bell',
  'calendar',
  'chart',
  'chat',
  'check',
  'clock',
  'coins',
  'flag',
  'gift',
  'hand',
  'heart',
  'lock',
  'offline',
  'pig',
  'shield',
  'sparkle',
  'star',
  'team',
  'trend',
] as const;
export type LandingIcon = (typeof landingIcons)[number];
const icon = z.enum(landingIcons);

/** See `landingAddressPattern`. */
export const landingAddress = z.string().max(300).regex(landingAddressPattern);

export const landingLink = z.object({ text: line(60), to: landingAddress });
export type LandingLink = z.output<typeof landingLink>;

/** Where a public claim comes from, and of which day it is (G39). */
export const claimSource = z.object({ source: line(160), measuredOn: day });

const mostItems = 8;
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(mostItems);

const head = {
  heading: line(120),
  subheading: text(300),
  cta: landingLink.nullable(),
  isVisible: z.boolean(),
  /** Shown to that half of the visitors alone; null: to all. */
  variant: z.enum(['A', 'B']).nullable(),
};

const card = z.object({ icon, title: line(80), text: text(300) });

/** What a landing page is made of; each kind may stand anywhere and more than once (G49, spec 1 §2, spec 2 §2). */
export const landingSection = z.discriminatedUnion('type', [
  z.object({ type: z.literal('problem'), ...head, items: listOf(card), claim: claimSource.nullable() }),
  z.object({ type: z.literal('how-it-works'), ...head, items: listOf(card) }),
  z.object({
    type: z.literal('learning'),
    ...head,
    items: listOf(z.object({ ages: line(20), title: line(40), skills: z.array(line(60)).max(6) })),
  }),
  z.object({
    type: z.literal('parents'),
    ...head,
    items: listOf(z.object({ icon, benefit: line(80), proof: text(300), link: landingLink.nullable() })),
  }),
  z.object({
    type: z.literal('stats'),
    ...head,
    items: listOf(
      z.object({
        value: z.int().min(0).max(1_000_000_000),
        suffix: z.string().max(4),
        label: line(60),
        ...claimSource.shape,
      }),
    ),
  }),
  z.object({
    type: z.literal('testimonials'),
    ...head,
    /** Only what somebody allowed to be shown, under the name that they chose. */
    items: listOf(
      z.object({
        quote: line(300),
        alias: line(60),
        hasConsent: z.literal(true),
        givenOn: day,
        rating: z.int().min(1).max(5),
      }),
    ),
  }),
  z.object({
    type: z.literal('before-after'),
    ...head,
    items: listOf(z.object({ before: line(120), after: line(120) })),
  }),
  z.object({
    type: z.literal('automation'),
    ...head,
    items: listOf(z.object({ icon, trigger: line(80), result: line(120) })),
  }),
  z.object({ type: z.literal('benefits'), ...head, items: listOf(card) }),
  /** Where the plans stand; they are billing's. */
  z.object({ type: z.literal('pricing'), ...head }),
  z.object({ type: z.literal('install'), ...head }),
  /** The way to the affinity test. */
  z.object({ type: z.literal('test'), ...head }),
  z.object({ type: z.literal('share'), ...head }),
]);
export type LandingSection = z.output<typeof landingSection>;
export type LandingSectionType = LandingSection['type'];

/** In the order in which they are shown. */
export const landingSections = z.array(landingSection).max(40);
