import { z } from 'zod';

import { aiSettings } from '@alcancia/server-kit';

/** The service's environment: the AI provider that answers what verified knowledge does not. */
export const assistantConfig = aiSettings.extend({
  ASSISTANT_AI_SECRET: z.string().default(''),
  /** Which model speaks and listens, by the provider's realtime protocol. */
  AI_VOICE_MODEL: z.string().min(1).default('gpt-realtime'),
});
export type AssistantConfig = z.output<typeof assistantConfig>;
