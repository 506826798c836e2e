import { z } from 'zod';

import { administrators, defineRequest, people } from '../define.js';
import { dailyFigures, figuresAsked, serviceTroubles } from '../figures.js';
import { speechStatsLimits } from '../speech-limits.js';
import { day, dayAskedFor } from '../values.js';
import { speechEngines, speechSections, speechTroubles } from './speech.js';

const count = z.int().nonnegative();

/**
 * What was read aloud, the last 30 days unless said otherwise: by everybody for super administrators, by oneself for others
 * (spec 2 §6). `view_general_stats`. Days are those of UTC.
 */
export const readSpeechStats = defineRequest('speech.read-stats', {
  http: 'GET /api/speech/stats',
  kind: 'read',
  access: people,
  openToAdministrators: true,
  topics: [],
  input: z.object({ from: dayAskedFor.optional(), to: dayAskedFor.optional() }),
  output: z.object({
    from: day,
    to: day,
    isEverybodys: z.boolean(),
    plays: count,
    succeeded: count,
    characters: count,
    engines: z.array(z.object({ engine: z.enum(speechEngines), plays: count, succeeded: count })),
    /** The most heard first. */
    sections: z.array(z.object({ section: z.enum(speechSections), plays: count })).max(speechStatsLimits.sections),
    troubles: z.array(z.object({ trouble: z.enum(speechTroubles), plays: count })),
    days: z.array(z.object({ day, plays: count })).max(speechStatsLimits.days),
  }),
});
export type SpeechStats = z.output<typeof readSpeechStats.output>;

/** Texts read aloud by the provider, and those that it did not read, per day (G40). */
export const readSpeechFigures = defineRequest('speech.read-figures', {
  http: 'GET /api/speech/admin/daily-figures',
  kind: 'read',
  access: administrators,
  topics: [],
  input: figuresAsked,
  output: dailyFigures(['textsSpoken', 'textsNotSpoken'], []),
});

/** What this service could not do yet, or at all. */
export const listSpeechTroubles = defineRequest('speech.list-troubles', {
  http: 'GET /api/speech/admin/troubles',
  kind: 'read',
  access: administrators,
  topics: [],
  input: z.object({}),
  output: serviceTroubles,
});
