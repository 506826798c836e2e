import type { DataOf } from '@alcancia/contracts/define';
import { invitationChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { adultNameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

/** Whoever invited hears the answer (G23, G25). */
@Reaction()
export class TellInviterWhenInvitationAnswered {
  @Hears(invitationChanged)
  async react({ invitedBy, answeredBy, status }: DataOf<typeof invitationChanged>, work: Work): Promise<void> {
    if (!answeredBy || (status !== 'accepted' && status !== 'declined')) return;
    const name = await adultNameOf(work.em, answeredBy);
    const isAccepted = status === 'accepted';
    const message = isAccepted ? words.invitationAccepted(name) : words.invitationDeclined(name);
    const about = isAccepted ? 'invite_accepted' : 'invite_declined';
    await tellAdults(work, 'guardians', [invitedBy], {
      type: 'other',
      payload: { about, message, link: '/invite-guardian' },
      names: [answeredBy],
    });
  }
}
