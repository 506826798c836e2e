import { z } from 'zod';

import { defineEvent } from '../define.js';
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
