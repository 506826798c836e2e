import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { previewInvitation } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { Invitations } from './invitation.store.js';

/** What the link shows to anybody: who invites and to how many children, no names or addresses (G52). */
@UseCase()
export class PreviewInvitation {
  constructor(private readonly invitations: Invitations) {}

  @Handles(previewInvitation)
  async execute(
    _visitor: Caller,
    { token }: InputOf<typeof previewInvitation>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof previewInvitation>> {
    const invitation = await this.invitations.behind(em, token);
    invitation.mustWait(now, true);
    const children = await this.invitations.childrenOf(em, invitation, null);
    const inviter = await em.findOne(Profile, { id: invitation.invitedBy });
    return {
      inviterName: inviter?.displayName ?? '',
      childCount: children.length,
      expiresAt: invitation.expiresAt.toISOString(),
    };
  }
}
