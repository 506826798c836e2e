import { z } from 'zod';

import { aiSettings } from '@alcancia/server-kit';

/** The service's environment: the AI provider that answers what verified knowledge does not. */
export const assistantConfig = aiSettings.extend({ ASSISTANT_AI_SECRET: z.string().default('') });
export type AssistantConfig = z.output<typeof assistantConfig>;
