import { childInDanger } from '@alcancia/contracts/assistant';
import type { DataOf } from '@alcancia/contracts/define';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';
import { Notification } from './notification.entity.js';

const about = 'child_in_danger';
/** A child that writes the same again within this, in milliseconds, is told of once. */
const onceWithinMs = 60 * 60_000;

/** A child wrote something that sounds of danger: every guardian is told, and never what it wrote (G30). */
@Reaction()
export class TellGuardiansWhenChildInDanger {
  @Hears(childInDanger)
  async react({ childId }: DataOf<typeof childInDanger>, work: Work): Promise<void> {
    const { em, now } = work;
    const guardians = await guardiansOf(em, childId);
    const lately = { $gt: new Date(now.getTime() - onceWithinMs) };
    const recipientId = { $in: [...guardians] };
    if ((await em.count(Notification, { recipientId, createdAt: lately, payload: { about, childId } })) > 0) return;
    const name = await nameOf(em, childId);
    await tellAdults(work, 'security', guardians, {
      type: 'other',
      payload: { about, message: words.childInDanger(name), childId, link: `/child/${childId}` },
      typed: [name],
    });
  }
}
