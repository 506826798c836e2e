import type { DataOf } from '@alcancia/contracts/define';
import { requestApproved } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { moneyNameOf } from '../people/people.store.js';
import { coinsIn, usualMoneyName, words } from '../words/notices.js';
import { type Notice, tellChild } from './notice.store.js';
import { settleRequest } from './request-notice.store.js';

/** The child hears the good news; nobody is asked to look at the request any more. */
@Reaction()
export class TellChildWhenRequestApproved {
  @Hears(requestApproved)
  async react(
    { familyId, childId, requestId, kind, title, points, coinsCents }: DataOf<typeof requestApproved>,
    work: Work,
  ): Promise<void> {
    const money = (await moneyNameOf(work.em, familyId)) ?? usualMoneyName;
    const notice: Record<typeof kind, Notice> = {
      actividad: {
        type: 'activity_approved',
        payload: {
          message: words.activityApproved(title, points, coinsIn(money, coinsCents)),
          activityTitle: title,
          points,
          coinsCents,
          childId,
          link: `/child-activities/${childId}`,
        },
      },
      canje: {
        type: 'other',
        payload: {
          kind: 'reward_decided',
          message: words.rewardApproved(title),
          childId,
          link: `/child-dashboard/${childId}/rewards`,
        },
      },
      hito: {
        type: 'other',
        payload: {
          kind: 'reward_decided',
          message: words.goalApproved(title),
          childId,
          link: `/child-dashboard/${childId}/goals`,
        },
      },
    };
    tellChild(work, childId, notice[kind]);
    await settleRequest(work, requestId);
  }
}
