import { z } from 'zod';

import { defineRequest, people } from '../define.js';
import { spokenLength, voiceLimits } from '../speech-limits.js';
import { done, text } from '../values.js';
import { speechEngines, speechRights, speechSections, speechTroubles } from './speech.js';

const { rate, pitch, volume, browserVoice, providerId } = voiceLimits;

/** How something is said: volumes in percent; `browserVoice` is the name of one of the browser's, null whichever fits. */
export const sayingShape = z.object({
  browserVoice: z.string().max(browserVoice).nullable(),
  rate: z.number().min(rate.least).max(rate.most),
  pitch: z.number().min(pitch.least).max(pitch.most),
  voiceVolume: z.int().min(0).max(volume),
  effectsVolume: z.int().min(0).max(volume),
});

/** The id of a voice or a model of the provider. */
export const providerKey = z
  .string()
  .max(providerId)
  .regex(/^[\w-]+$/);

const ownSound = z.object({ mutesVoice: z.boolean(), reducesEffects: z.boolean() });
export type OwnSound = z.output<typeof ownSound>;

/**
 * How the product speaks to whoever asks, section by section: the override of the section, else the global setting
 * (spec 2 §4). A section is silent where its audio is off, or for a role that may not silence it.
 */
export const readVoice = defineRequest('speech.read-voice', {
  http: 'GET /api/speech/voice',
  kind: 'read',
  access: people,
  openToAdministrators: true,
  topics: ['speech'],
  input: z.object({}),
  output: z.object({
    may: z.array(z.enum(speechRights)).max(speechRights.length),
    own: ownSound,
    /** Of BCP 47. */
    languageCode: z.string(),
    sections: z
      .array(sayingShape.extend({ section: z.enum(speechSections), isOn: z.boolean(), engine: z.enum(speechEngines) }))
      .max(speechSections.length),
  }),
});
export type Voice = z.output<typeof readVoice.output>;
export type SectionVoice = Voice['sections'][number];

/** Silences the voice, or the sounds and movements of celebrations, for oneself: `mute_voice`, `reduce_effects`. */
export const chooseOwnSound = defineRequest('speech.choose-own-sound', {
  http: 'PUT /api/speech/own-sound',
  kind: 'write',
  access: people,
  openToAdministrators: true,
  topics: ['speech'],
  input: ownSound.partial(),
  output: done,
});

/**
 * A text as sound by the external provider (spec 2 §7), kept for whoever asked by hash of text and voice for 30 days. It counts
 * characters of the plan's month when the provider is asked, not when it is kept already. Where there is none, `error` says
 * why and the browser's own voice reads it.
 */
export const generateActivityAudio = defineRequest('speech.generate-activity-audio', {
  http: 'POST /api/speech/generate-activity-audio',
  kind: 'steps',
  access: people,
  openToAdministrators: true,
  carriesTokens: true,
  topics: [],
  limit: { max: 60, perSeconds: 60 },
  input: z.object({
    text: text(spokenLength).min(1),
    section: z.enum(speechSections),
    /** Another voice than the section's: for those who choose the voice, to hear it first. */
    voice_id: providerKey.optional(),
  }),
  output: z.object({
    success: z.boolean(),
    error: z.enum(speechTroubles).nullable(),
    /** MPEG audio in base64; null without success. */
    audio_data: z.string().nullable(),
  }),
});

/** One playback, told once by the browser that played it, also when it failed (spec 2 §7): lengths, never the text. */
export const recordSpeechUse = defineRequest('speech.record-use', {
  http: 'POST /api/speech/usage',
  kind: 'write',
  access: people,
  openToAdministrators: true,
  topics: [],
  limit: { max: 240, perSeconds: 60 },
  input: z.object({
    section: z.enum(speechSections),
    /** Whose voice was heard, or was to be. */
    engine: z.enum(speechEngines),
    textLength: z.int().min(1).max(20_000),
    success: z.boolean(),
    /** Why it failed, or why the browser's voice stood in for the provider's. */
    trouble: z.enum(speechTroubles).nullable(),
    /** Which visit of the browser it was in. */
    visitKey: z.string().regex(/^[\w-]{8,64}$/),
  }),
  output: done,
});
