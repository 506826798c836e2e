import { z } from 'zod';

import { questionLength } from '../assistant-limits.js';
import { adults, defineRequest } from '../define.js';
import { text } from '../values.js';
import { knowledgeThresholds, mostSuggestions } from './knowledge.js';

/** `guia` answers; `respira` calms and speaks of no money (G30). */
export const assistantModes = ['guia', 'respira'] as const;
export type AssistantMode = (typeof assistantModes)[number];

const similarity = z.number().min(0).max(1);

/**
 * One question to the assistant. Verified knowledge answers from a similarity of 0.82 on and offers up to three entries
 * from 0.65 on; what it does not know is said (G30). Reached over the assistant's socket and by itself.
 */
export const respond = defineRequest('assistant.respond', {
  http: 'POST /api/assistant/answers',
  kind: 'write',
  access: adults,
  topics: [],
  limit: { max: 30, perSeconds: 60 },
  input: z.object({ mode: z.enum(assistantModes), question: text(questionLength).min(1) }),
  output: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('verified'),
      /** Of paragraphs and lists alone. */
      answerHtml: z.string(),
      intent: z.string(),
      similarity: similarity.min(knowledgeThresholds.answers),
    }),
    z.object({ kind: z.literal('suggestions'), suggestions: z.array(z.string()).min(1).max(mostSuggestions) }),
    z.object({ kind: z.literal('fallback'), message: z.string() }),
  ]),
});
