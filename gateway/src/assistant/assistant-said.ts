import { z } from 'zod';

import { assistantModes, sound } from '@alcancia/contracts/assistant';
import type { AssistantSaid } from '@alcancia/contracts/assistant-socket';

/** A message of a browser, as it may be. */
export const assistantSaid = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: z.string().min(1).max(8000) }),
  z.object({ type: z.literal('set_mode'), mode: z.enum(assistantModes) }),
  z.object({
    type: z.literal('conversation.item.create'),
    item: z.object({
      type: z.literal('message'),
      role: z.literal('user'),
      content: z.tuple([z.object({ type: z.literal('input_text'), text: z.string() })]),
    }),
  }),
  z.object({ type: z.literal('response.create') }),
  z.object({ type: z.literal('input_audio_buffer.append'), audio: sound }),
]) satisfies z.ZodType<AssistantSaid>;
