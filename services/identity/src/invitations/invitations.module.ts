import { Feature } from '@alcancia/server-kit';

import { SessionsModule } from '../sessions/sessions.module.js';
import { AcceptInvitation } from './accept-invitation.js';
import { DeclineInvitation } from './decline-invitation.js';
import { Invitation } from './invitation.entity.js';
import { Invitations } from './invitation.store.js';
import { InvitationLinks } from './invitation-links.cipher.js';
import { InviteGuardian } from './invite-guardian.js';
import { ListInvitations } from './list-invitations.js';
import { PreviewInvitation } from './preview-invitation.js';
import { ReadInvitation } from './read-invitation.js';
import { ResendInvitation } from './resend-invitation.js';
import { WithdrawInvitation } from './withdraw-invitation.js';

/** How other adults come to look after a child. */
@Feature({
  imports: [SessionsModule],
  entities: [Invitation],
  useCases: [
    AcceptInvitation,
    DeclineInvitation,
    InviteGuardian,
    ListInvitations,
    PreviewInvitation,
    ReadInvitation,
    ResendInvitation,
    WithdrawInvitation,
  ],
  providers: [InvitationLinks, Invitations],
})
export class InvitationsModule {}
