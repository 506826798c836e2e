import type { DataOf } from '@alcancia/contracts/define';
import { requestApproved } from '@alcancia/contracts/family';
import { Hears, Reaction, type Reading, type Work } from '@alcancia/server-kit';

import { moneyNamesOf } from '../people/people.store.js';
import { coinsIn, usualMoneyName, words } from '../words/notices.js';
import { type Notice, tellChild } from './notice.store.js';
import { settleRequest } from './request-notice.store.js';

interface Approved {
  readonly data: DataOf<typeof requestApproved>;
  readonly work: Work;
}

/** The child hears the good news; nobody is asked to look at the request any more. */
@Reaction()
export class TellChildWhenRequestApproved {
  @Hears(requestApproved)
  async react(data: DataOf<typeof requestApproved>, work: Work): Promise<void> {
    work.gather(tellChildren, { data, work });
    settleRequest(work, data.requestId);
  }
}

async function tellChildren(approved: readonly Approved[], { em }: Reading): Promise<void> {
  const families = new Set(approved.map(({ data: { familyId } }) => familyId));
  const money = await moneyNamesOf(em, [...families]);
  for (const { data, work } of approved)
    tellChild(work, data.childId, noticeOf(data, money.get(data.familyId) ?? usualMoneyName));
}

function noticeOf({ childId, kind, title, points, coinsCents }: Approved['data'], money: string): Notice {
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
  return notice[kind];
}
