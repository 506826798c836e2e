import { z } from 'zod';

import { isSecureAddress } from '@alcancia/server-kit';

/** The AI provider that drafts landing pages, by OpenAI's protocol. Without an address nobody is asked. */
export const writerConfig = z.object({
  AI_URL: z
    .string()
    .default('')
    .refine((address) => address === '' || isSecureAddress(address), 'must be an https address'),
  AI_MODEL: z.string().min(1).default('gpt-5-mini'),
  AI_SECRET: z.string().default(''),
});
export type WriterConfig = z.output<typeof writerConfig>;
