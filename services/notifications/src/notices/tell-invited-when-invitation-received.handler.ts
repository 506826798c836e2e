import type { DataOf } from '@alcancia/contracts/define';
import { invitationReceived } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { adultNameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

/** Who was invited and has an account hears of it; the invitation itself stands on 'Inicio' (G23, G25). */
@Reaction()
export class TellInvitedWhenInvitationReceived {
  @Hears(invitationReceived)
  async react({ recipientId, invitedBy, isNew }: DataOf<typeof invitationReceived>, work: Work): Promise<void> {
    if (!isNew) return;
    const name = await adultNameOf(work.em, invitedBy);
    const message = words.invitationReceived(name);
    await tellAdults(work, 'guardians', [recipientId], {
      type: 'other',
      payload: { about: 'invite_received', message, link: '/dashboard' },
      names: [invitedBy],
      typed: name === undefined ? [] : [name],
    });
  }
}
