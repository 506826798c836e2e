import { z } from 'zod';

import { defineEvent } from '../define.js';
import { toRecipient } from '../recipients.js';
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

/** What waits for somebody who has an account: an invitation came, or one that waited is answered or withdrawn. */
export const invitationReceived = defineEvent(
  'events.identity.invitation-received.v1',
  { aggregate: 'recipientId', signal: { to: toRecipient, topics: ['invitations'] } },
  z.object({
    recipientId: z.uuid(),
    invitationId: z.uuid(),
    invitedBy: z.uuid(),
    /** Whether it waits now, with a link that was sent a moment ago. */
    isNew: z.boolean(),
  }),
);
