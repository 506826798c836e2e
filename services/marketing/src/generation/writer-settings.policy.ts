import { z } from 'zod';

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

const isUsable = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || local.has(hostname);
};

/** The AI provider that drafts landing pages, by OpenAI's protocol. Without an address nobody is asked. */
export const writerConfig = z.object({
  AI_URL: z
    .string()
    .default('')
    .refine((address) => address === '' || isUsable(address), 'must be an https address'),
  AI_MODEL: z.string().min(1).default('gpt-5-mini'),
  AI_SECRET: z.string().default(''),
});
export type WriterConfig = z.output<typeof writerConfig>;
