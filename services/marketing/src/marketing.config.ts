import { z } from 'zod';

import { writerConfig } from './generation/writer-settings.policy.js';

/** The service's environment. */
export const marketingConfig = writerConfig.extend({
  /** The address that people see: what is shared and found leads there. */
  PUBLIC_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** Visitors and sessions are known by fingerprints made with it. */
  VISITOR_SECRET: z.string().min(32),
});
export type MarketingConfig = z.output<typeof marketingConfig>;
