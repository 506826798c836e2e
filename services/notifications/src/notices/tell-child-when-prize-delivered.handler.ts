import type { DataOf } from '@alcancia/contracts/define';
import { prizeDelivered } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { words } from '../words/notices.js';
import { tellChild } from './notice.store.js';

/** The prize is in the child's hands. */
@Reaction()
export class TellChildWhenPrizeDelivered {
  @Hears(prizeDelivered)
  async react({ childId, title }: DataOf<typeof prizeDelivered>, work: Work): Promise<void> {
    tellChild(work, childId, {
      type: 'other',
      payload: {
        kind: 'reward_delivered',
        message: words.delivered(title),
        childId,
        link: `/child-dashboard/${childId}`,
      },
    });
  }
}
