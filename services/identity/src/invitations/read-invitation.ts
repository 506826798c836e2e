import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readInvitation } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { type Avatar, Profile } from '../profiles/profile.entity.js';
import { Invitations } from './invitation.store.js';

/** The whole invitation, for the adult whom it was sent to (spec 2 §2). */
@UseCase()
export class ReadInvitation {
  constructor(private readonly invitations: Invitations) {}

  @Handles(readInvitation)
  async execute(
    adult: Caller,
    { token }: InputOf<typeof readInvitation>,
    reading: Reading,
  ): Promise<OutputOf<typeof readInvitation>> {
    const { em } = reading;
    const { invitation } = await this.invitations.opened(reading, adult, token);
    const children = await this.invitations.childrenOf(em, invitation, adult.userId);
    const inviter = await em.findOne(Profile, { id: invitation.invitedBy });
    const { invitedEmail: email, relationshipType, role, initialPermissions: permissions, message } = invitation;
    return {
      inviterName: inviter?.displayName ?? '',
      email,
      relationshipType,
      role,
      permissions,
      message,
      expiresAt: invitation.expiresAt.toISOString(),
      children: children.map(({ displayName, avatar }) => ({ displayName, avatar: avatar as Avatar })),
      linkedAlready: children.filter(({ isLinked }) => isLinked).length,
    };
  }
}
