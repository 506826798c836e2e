import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toRecipient } from '../recipients.js';
import { dataExportStates } from './data-exports.contract.js';

/** Somebody asked for the data of a child or of their own account: every service brings what it keeps (G41). */
export const dataExportRequested = defineEvent(
  'events.identity.data-export-requested.v1',
  { aggregate: 'exportId' },
  z.object({
    exportId: z.uuid(),
    personId: z.uuid(),
    personRole: z.enum(['child', 'adult']),
    /** The children whose data the person may read whole. */
    ownChildIds: z.array(z.uuid()),
  }),
);

/** A download came further, waits, or is ready. */
export const dataExportChanged = defineEvent(
  'events.identity.data-export-changed.v1',
  { aggregate: 'exportId', signal: { to: toRecipient, topics: ['data-exports'] } },
  z.object({
    exportId: z.uuid(),
    /** Who asked for it. */
    recipientId: z.uuid(),
    /** Null: it is of the own account. */
    childId: z.uuid().nullable(),
    state: z.enum(dataExportStates),
  }),
);
