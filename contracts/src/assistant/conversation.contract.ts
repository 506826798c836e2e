import { z } from 'zod';

import { questionLength } from '../assistant-limits.js';
import { adults, defineRequest, people } from '../define.js';
import { text } from '../values.js';
import { knowledgeThresholds, mostSuggestions } from './knowledge.js';
import { proposal } from './proposals.contract.js';

/** `guia` answers; `respira` calms and speaks of no money (G30). */
export const assistantModes = ['guia', 'respira'] as const;
export type AssistantMode = (typeof assistantModes)[number];

const similarity = z.number().min(0).max(1);

/** What an AI answer has used of the month's quota, and the quota (G30). */
const aiUsage = z.object({
  used: z.int().positive(),
  most: z.int().positive(),
  /** The share in percent that this use has just reached: said once each month. */
  warnsAt: z.union([z.literal(80), z.literal(95)]).nullable(),
});

/**
 * One question to the assistant. Verified knowledge answers from a similarity of 0.82 on and offers up to three entries
 * from 0.65 on; what it does not know the AI answers, within the plan's quota (G30). Reached over the assistant's socket
 * and by itself. A child asks only where its owner allows it (G41), and hears nothing of the AI that is not fit for it.
 */
export const respond = defineRequest('assistant.respond', {
  http: 'POST /api/assistant/answers',
  kind: 'steps',
  access: people,
  openToAdministrators: true,
  topics: [],
  limit: { max: 30, perSeconds: 60 },
  input: z.object({
    mode: z.enum(assistantModes),
    question: text(questionLength).min(1),
    /** The moment of breathing was offered already: it is not offered again. */
    hasOfferedCalm: z.boolean().default(false),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('verified'),
      /** Of paragraphs and lists alone. */
      answerHtml: z.string(),
      intent: z.string(),
      similarity: similarity.min(knowledgeThresholds.answers),
    }),
    z.object({ kind: z.literal('suggestions'), suggestions: z.array(z.string()).min(1).max(mostSuggestions) }),
    /** The family's own figures, looked up with the rights of whoever asks. */
    z.object({ kind: z.literal('looked-up'), message: z.string() }),
    /** What is asked for to be done: nothing is done before a guardian confirms it. */
    z.object({ kind: z.literal('proposal'), message: z.string(), proposal }),
    /** Text alone, without markup and addresses. */
    z.object({ kind: z.literal('ai'), text: z.string().min(1), usage: aiUsage }),
    /** The month's quota is used up: verified knowledge goes on. */
    z.object({ kind: z.literal('limit'), message: z.string() }),
    /** Who asked sounds strained: a moment of breathing is offered with the question, and never begun by itself. */
    z.object({ kind: z.literal('calm'), question: z.string() }),
    z.object({ kind: z.literal('fallback'), message: z.string() }),
  ]),
});

/** 'Test Conexión': whether the assistant answers and the AI has its key (spec 2 §7). */
export const testConnection = defineRequest('assistant.test-connection', {
  http: 'GET /api/assistant/connection',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: [],
  limit: { max: 20, perSeconds: 60 },
  input: z.object({}),
  output: z.object({ status: z.literal('ok'), isKeyConfigured: z.boolean() }),
});
