import { z } from 'zod';

/** The service's environment. */
export const marketingConfig = z.object({
  /** The address that people see: what is shared and found leads there. */
  PUBLIC_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** Visitors and sessions are known by fingerprints made with it. */
  VISITOR_SECRET: z.string().min(32),
});
export type MarketingConfig = z.output<typeof marketingConfig>;
