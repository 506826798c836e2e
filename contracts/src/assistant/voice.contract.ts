import { z } from 'zod';

import { talkLimits } from '../assistant-limits.js';
import { defineRequest, people } from '../define.js';
import { respond } from './conversation.contract.js';

/** Sound as it travels in JSON: PCM of 16 bits, 24 kHz, one channel, as base64. */
export const sound = z.base64().min(4).max(talkLimits.soundLength);

/**
 * Begins a conversation by voice with the AI, within the plan's quota: 60 s of voice are one use (G30). A child speaks only
 * where its owner allows the assistant and the voice (G41). What is said and heard goes over its line, at the process that
 * holds it; who opened it and nobody else reaches it.
 */
export const openVoice = defineRequest('assistant.open-voice', {
  kind: 'steps',
  access: people,
  openToAdministrators: true,
  topics: [],
  limit: { max: 20, perSeconds: 60 },
  input: z.object({}),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ai'), voiceId: z.uuid() }),
    /** The month's quota is used up. */
    z.object({ kind: z.literal('limit'), message: z.string() }),
    /** There is no AI that speaks here. */
    z.object({ kind: z.literal('away'), message: z.string() }),
  ]),
});

/** The subject of an open conversation's line. */
export const voiceLineOf = (voiceId: string): string => `assistant.voice-line.${voiceId}`;

/** What the gateway says on the line. */
export const voiceSaid = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sound'), sounds: z.array(sound).min(1).max(50) }),
  /** Answered as soon as there is something to hear, at the latest after `voiceListenMs`. */
  z.object({ kind: z.literal('listen') }),
  z.object({ kind: z.literal('hang-up') }),
]);
export type VoiceSaid = z.output<typeof voiceSaid>;

/** How long `listen` waits for something to hear, in milliseconds. */
export const voiceListenMs = 2_000;

const voiceMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('speech'), isStarting: z.boolean() }),
  /** What was understood of what the person said. */
  z.object({ kind: z.literal('understood'), text: z.string() }),
  z.object({ kind: z.literal('answering') }),
  /** Without the AI's voice: to be read aloud by whoever shows it. */
  z.object({ kind: z.literal('answer'), answer: respond.output }),
  z.object({ kind: z.literal('sound'), sound: z.string() }),
  /** All that the AI has said, looked at first; empty: it was interrupted before anybody heard it. */
  z.object({ kind: z.literal('said'), text: z.string() }),
  z.object({ kind: z.literal('answered') }),
  z.object({ kind: z.literal('near-limit'), used: z.int(), most: z.int() }),
  /** It may no longer go on. */
  z.object({ kind: z.literal('refused'), code: z.enum(['assistant_not_allowed', 'voice_not_allowed']) }),
  /** The AI is gone. */
  z.object({ kind: z.literal('cut') }),
]);
export type VoiceMessage = z.output<typeof voiceMessage>;

/** What the line answers. `isOver`: there is nothing more to hear. */
export const voiceHeard = z.object({ messages: z.array(voiceMessage), isOver: z.boolean() });
export type VoiceHeard = z.output<typeof voiceHeard>;
