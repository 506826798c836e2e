import type { DataOf } from '@alcancia/contracts/define';
import { requestRejected } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { moneyNameOf } from '../people/people.store.js';
import { usualMoneyName, words } from '../words/notices.js';
import { type Notice, tellChild } from './notice.store.js';
import { settleRequest } from './request-notice.store.js';

/** The child is told kindly; the adult's own words wait on the card. */
@Reaction()
export class TellChildWhenRequestRejected {
  @Hears(requestRejected)
  async react(
    { familyId, childId, requestId, kind, title }: DataOf<typeof requestRejected>,
    work: Work,
  ): Promise<void> {
    const money = (await moneyNameOf(work.em, familyId)) ?? usualMoneyName;
    const notice: Record<typeof kind, Notice> = {
      actividad: {
        type: 'activity_rejected',
        payload: {
          message: words.activityRejected(title),
          activityTitle: title,
          childId,
          link: `/child-dashboard/${childId}/agenda`,
        },
      },
      canje: {
        type: 'other',
        payload: {
          kind: 'reward_decided',
          message: words.rewardRejected(title, money),
          childId,
          link: `/child-dashboard/${childId}/rewards`,
        },
      },
      hito: {
        type: 'other',
        payload: {
          kind: 'reward_decided',
          message: words.goalRejected(title),
          childId,
          link: `/child-dashboard/${childId}/goals`,
        },
      },
    };
    tellChild(work, childId, notice[kind]);
    settleRequest(work, requestId);
  }
}
