import { z } from 'zod';

import { defineEvent } from '../define.js';
import { invitationStatuses } from './invitations.contract.js';

/** An invitation was sent, sent again, answered or withdrawn, or its e-mail left or was refused. It names nobody by name. */
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
    /** Who has just accepted or declined it. */
    answeredBy: z.uuid().optional(),
    status: z.enum(invitationStatuses),
  }),
);
