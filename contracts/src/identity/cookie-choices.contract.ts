import { z } from 'zod';

import { anyone, defineRequest } from '../define.js';
import { done } from '../values.js';

/** The words of the question. Other words are asked anew. */
export const cookieNoticeVersion = '1.0';

/** How long an answer holds before it is asked anew, in days. */
export const cookieChoiceDays = 730;

/**
 * What a browser may keep beyond what it needs: kept as evidence, under a number that the browser has made up, with the
 * fingerprint of its network (G50). Refused with `consent_words_changed` where something is allowed for other words
 * than those of today; a refusal is taken whatever its words were.
 */
export const keepCookieChoice = defineRequest('identity.keep-cookie-choice', {
  http: 'POST /api/identity/cookie-choices',
  kind: 'write',
  access: anyone,
  topics: [],
  limit: { max: 60, perSeconds: 600 },
  input: z.object({
    browserId: z.string().regex(/^[0-9a-f]{32}$/),
    /** Visits may be counted. */
    measurement: z.boolean(),
    /** What led here may be remembered. */
    outreach: z.boolean(),
    noticeVersion: z.string().min(1).max(20),
  }),
  output: done,
});
