import { z } from 'zod';

import { defineEvent } from '../define.js';
import { invitationStatuses } from './invitations.contract.js';

/** An invitation was sent, sent again, answered or withdrawn; it names nobody but the one who sent it. */
export const invitationChanged = defineEvent(
  'events.identity.invitation-changed.v1',
  {
    aggregate: 'invitationId',
    signal: { to: ({ invitedBy }) => ({ users: [invitedBy] }), topics: ['invitations'] },
  },
  z.object({
    invitationId: z.uuid(),
    familyId: z.uuid(),
    invitedBy: z.uuid(),
    acceptedBy: z.uuid().nullable(),
    status: z.enum(invitationStatuses),
  }),
);
