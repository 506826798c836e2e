import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';
import { version } from '../values.js';
import { landingSlug, landingStatuses } from './landings.contract.js';

/** What visitors see at an address is another than before: published, changed, moved, or not there any more. */
export const landingChanged = defineEvent(
  'events.marketing.landing-changed.v1',
  { aggregate: 'landingId' },
  z.object({
    landingId: z.uuid(),
    slug: landingSlug,
    /** Where it stood before. */
    formerSlug: landingSlug.nullable(),
    isMain: z.boolean(),
    status: z.enum(landingStatuses),
    version,
  }),
);

/** Those who run the product wrote on a page, or changed who sees it; for the audit log. */
export const landingEdited = defineEvent(
  'events.marketing.landing-edited.v1',
  { aggregate: 'landingId', signal: { to: toEveryone, topics: ['landings'] } },
  z.object({
    landingId: z.uuid(),
    /** How it is called, in the editor. */
    title: z.string(),
    byId: z.uuid(),
    /** In which browser it was done, as it names itself. */
    userAgent: z.string(),
    before: z.record(z.string(), z.string().nullable()),
    after: z.record(z.string(), z.string().nullable()),
  }),
);
