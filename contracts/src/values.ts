import { z } from 'zod';

/** Points (integer) and coins (cents, 100 = 1 moneda). */
export const amounts = z.object({
  points: z.int().nonnegative(),
  coinsCents: z.int().nonnegative().describe('100 = 1 moneda'),
});

/** What a person types as a name or title: trimmed, 1 to `max` characters, no control or direction-override characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u);

/** Longer text of several lines, possibly empty. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u);

/** One picture character that the user picked: pictographs, joiners, skin tones and flags, nothing that reads as text. */
export const emoji = z
  .string()
  .min(1)
  .max(16)
  .regex(/^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3)+$/u);

/** Exactly four ASCII digits (spec 2 §5). */
export const pin = z.string().regex(/^[0-9]{4}$/);

/** A day of the family's calendar, 'YYYY-MM-DD'. */
export const day = z.iso.date();
/** One that somebody asks for: of this century, so that days can be counted on from it. */
export const dayAskedFor = day.regex(/^20/);

/** The moment of an event, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

export const version = z.int().positive();

/** Bounds every list: `cursor` is opaque and comes from the page before. */
export const page = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export const nextCursor = z.string().nullable();

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** The length is capped because the issuer would hash anything (stack facts: 5,000 characters were accepted). */
export const password = z.string().max(200);

export const done = z.object({});

/** Heads of the twelve pets: the library of avatars. */
export const avatars = [
  'cat',
  'dog',
  'rabbit',
  'fox',
  'owl',
  'turtle',
  'axolotl',
  'llama',
  'jaguar',
  'sloth',
  'penguin',
  'dragon',
] as const;
export const avatar = z.enum(avatars);

/** The twelve palettes of a child's world. */
export const palettes = [
  'soft-blue',
  'gentle-pink',
  'forest-green',
  'warm-orange',
  'ocean-teal',
  'lavender-calm',
  'sunset-peach',
  'sage-mint',
  'royal-purple',
  'warm-brown',
  'steel-blue',
  'soft-coral',
] as const;
export const palette = z.enum(palettes);
