import { z } from 'zod';

import { mostRemembered } from '../assistant-limits.js';
import { defineRequest, people } from '../define.js';
import { done, moment } from '../values.js';
import { assistantModes } from './conversation.contract.js';

const remembered = z.object({
  messageId: z.uuid(),
  by: z.enum(['you', 'assistant']),
  mode: z.enum(assistantModes),
  /** Of an answer: `kb` is verified, as HTML of paragraphs and lists; `ia` the AI wrote; `plain` is of the product itself. */
  source: z.enum(['kb', 'ia', 'plain']).nullable(),
  content: z.string(),
  at: moment,
});
export type RememberedMessage = z.output<typeof remembered>;

/** What somebody said to the assistant and what it answered, the newest hundred of the last 30 days, the oldest first (G30). */
export const listConversation = defineRequest('assistant.list-conversation', {
  http: 'GET /api/assistant/conversation',
  kind: 'read',
  access: people,
  topics: ['conversation'],
  input: z.object({}),
  output: z.object({ messages: z.array(remembered).max(mostRemembered) }),
});

/** Nothing of the own conversation is kept any more. */
export const forgetConversation = defineRequest('assistant.forget-conversation', {
  http: 'POST /api/assistant/conversation/forget',
  kind: 'write',
  access: people,
  topics: ['conversation'],
  input: z.object({}),
  output: done,
});
