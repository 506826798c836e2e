import { z } from 'zod';

import { aiSettings } from '@alcancia/server-kit';

/** The AI provider that drafts landing pages. */
export const writerConfig = aiSettings.extend({ AI_SECRET: z.string().default('') });
export type WriterConfig = z.output<typeof writerConfig>;
