import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toEveryone } from '../recipients.js';
import { day } from '../values.js';
import { legalDocuments, legalVersion } from './legal.contract.js';

/** A version of a public text was published: every open page asks again which hold and what is left to agree to. */
export const legalTextPublished = defineEvent(
  'events.identity.legal-text-published.v1',
  { aggregate: 'textId', signal: { to: toEveryone, topics: ['legal', 'session'] } },
  z.object({ textId: z.uuid(), document: z.enum(legalDocuments), version: legalVersion, effectiveOn: day }),
);
