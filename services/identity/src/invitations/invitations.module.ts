import { Feature } from '@alcancia/server-kit';

import { SessionsModule } from '../sessions/sessions.module.js';
import { AcceptInvitation } from './accept-invitation.js';
import { DeclineInvitation } from './decline-invitation.js';
import { Invitation } from './invitation.entity.js';
import { Invitations } from './invitation.store.js';
import { InvitationLinks } from './invitation-links.cipher.js';
import { invitationTables } from './invitations.personal-data.js';
import { InviteGuardian } from './invite-guardian.js';
import { KeepHowMailFares } from './keep-how-mail-fares.js';
import { ListInvitations } from './list-invitations.js';
import { ListReceivedInvitations } from './list-received-invitations.js';
import { PreviewInvitation } from './preview-invitation.js';
import { ReadInvitation } from './read-invitation.js';
import { ReadShareAddress } from './read-share-address.js';
import { RemindOfInvitations } from './remind-of-invitations.js';
import { ResendInvitation } from './resend-invitation.js';
import { WithdrawInvitation } from './withdraw-invitation.js';

const hourMs = 3_600_000;

/** How other adults come to look after a child. */
@Feature({
  imports: [SessionsModule],
  entities: [Invitation],
  useCases: [
    AcceptInvitation,
    DeclineInvitation,
    InviteGuardian,
    ListInvitations,
    ListReceivedInvitations,
    PreviewInvitation,
    ReadInvitation,
    ReadShareAddress,
    ResendInvitation,
    WithdrawInvitation,
  ],
  schedules: [{ name: 'remind-of-invitations', everyMs: hourMs, run: RemindOfInvitations }],
  mailWatches: [{ template: 'guardian_invite', run: KeepHowMailFares }],
  providers: [InvitationLinks, Invitations],
  exports: [Invitations],
  keeps: invitationTables,
})
export class InvitationsModule {}
