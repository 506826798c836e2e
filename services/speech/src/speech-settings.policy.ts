import { z } from 'zod';

import { isSecureAddress } from '@alcancia/server-kit';

/** The service's environment: the provider that speaks. Without an address nobody is asked, and browsers speak by themselves. */
export const speechConfig = z.object({
  SPEECH_URL: z
    .string()
    .default('')
    .refine((address) => address === '' || isSecureAddress(address), 'must be an https address'),
  SPEECH_SECRET: z.string().default(''),
});
export type SpeechConfig = z.output<typeof speechConfig>;
