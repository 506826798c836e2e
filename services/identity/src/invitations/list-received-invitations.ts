import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listReceivedInvitations } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { lowerAscii } from './address.policy.js';
import { invitationLimits } from './invitation.limits.js';
import { InvitationLinks } from './invitation-links.cipher.js';

interface ReceivedRow {
  readonly id: string;
  readonly round: number;
  readonly inviter_name: string | null;
  readonly child_count: string | number;
  readonly expires_at: string | Date;
}

/** Invitations that wait for the signed-in address and can be accepted, however it came to this device. */
@UseCase()
export class ListReceivedInvitations {
  constructor(private readonly links: InvitationLinks) {}

  @Handles(listReceivedInvitations)
  async execute(
    adult: Caller,
    _input: InputOf<typeof listReceivedInvitations>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listReceivedInvitations>> {
    const reader = await em.findOne(Profile, { id: adult.userId, role: 'adult', deletedAt: null });
    if (!reader?.email) return { invitations: [] };
    const rows = await em.execute<ReceivedRow[]>(
      `select * from (
         select i.id, i.round, i.expires_at, i.created_at, i.child_ids, s.display_name as inviter_name,
                (select count(*) from identity.guardianship o
                 join identity.profiles c on c.id = o.child_id and c.deleted_at is null
                 where o.adult_id = i.invited_by and o.role = 'owner' and o.status = 'active'
                   and o.child_id = any(i.child_ids)) as child_count
         from identity.guardianship_invites i join identity.profiles s on s.id = i.invited_by
         where i.invited_email = ? and i.status = 'sent' and i.expires_at > ?
       ) received
       where child_count > 0 or child_ids = '{}'
       order by created_at desc, id desc limit ?`,
      [lowerAscii(reader.email), now.toISOString(), invitationLimits.receivedShown],
    );
    return {
      invitations: rows.map(({ id, round, inviter_name, child_count, expires_at }) => ({
        token: this.links.tokenOf(id, round),
        inviterName: inviter_name ?? '',
        childCount: Number(child_count),
        expiresAt: new Date(expires_at).toISOString(),
      })),
    };
  }
}
