import { z } from 'zod';

import { isSecureAddress } from '../config/secure-address.js';

/** Where the AI provider answers, by OpenAI's protocol, and which model does. Without an address nobody is asked. */
export const aiSettings = z.object({
  AI_URL: z
    .string()
    .default('')
    .refine((address) => address === '' || isSecureAddress(address), 'must be an https address'),
  AI_MODEL: z.string().min(1).default('gpt-5-mini'),
});
export type AiSettings = z.output<typeof aiSettings>;
