import { z } from 'zod';

import { defineEvent } from '../define.js';
import { ownershipStatuses } from './ownership.contract.js';

/** A household was offered to another adult, or that was answered or taken back. It names nobody by name. */
export const ownershipOfferChanged = defineEvent(
  'events.identity.ownership-offer-changed.v1',
  {
    aggregate: 'offerId',
    signal: { to: ({ fromId, toId }) => ({ users: [fromId, toId] }), topics: ['household', 'children'] },
  },
  z.object({
    offerId: z.uuid(),
    familyId: z.uuid(),
    fromId: z.uuid(),
    toId: z.uuid(),
    status: z.enum(ownershipStatuses),
  }),
);
