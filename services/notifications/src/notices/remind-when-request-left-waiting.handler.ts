import type { DataOf } from '@alcancia/contracts/define';
import { requestLeftWaiting } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { linksTo, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

/** After a day everyone who may decide is reminded, after two the owner (G9). */
@Reaction()
export class RemindWhenRequestLeftWaiting {
  @Hears(requestLeftWaiting)
  async react(
    { childId, requestId, kind, title, hours }: DataOf<typeof requestLeftWaiting>,
    work: Work,
  ): Promise<void> {
    const links = await linksTo(work.em, [childId]);
    const asked = hours === 24 ? 'decideApprovals' : 'changeGuardians';
    const adults = links.filter((link) => link.may(asked)).map(({ adultId }) => adultId);
    const message = words.leftWaiting(await nameOf(work.em, childId), kind, title, hours);
    await tellAdults(work, 'reminders', adults, {
      type: 'other',
      payload: { about: 'reminder', message, childId, activityTitle: title, link: '/approvals' },
      aboutRequestId: requestId,
    });
  }
}
