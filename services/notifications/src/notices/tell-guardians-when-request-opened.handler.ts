import type { DataOf } from '@alcancia/contracts/define';
import { requestOpened } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { type Notice, tellAdults } from './notice.store.js';

/** A child has something for the adults: each who may see approvals is told. */
@Reaction()
export class TellGuardiansWhenRequestOpened {
  @Hears(requestOpened)
  async react(
    { childId, requestId, kind, title, points, coinsCents }: DataOf<typeof requestOpened>,
    work: Work,
  ): Promise<void> {
    const name = await nameOf(work.em, childId);
    const amounts = { points, coinsCents };
    const link = '/approvals';
    const about = { childId, link, activityTitle: title, ...amounts };
    const notice: Record<typeof kind, Notice> = {
      actividad: {
        type: 'other',
        payload: { ...about, kind: 'approval_pending', message: words.activityDone(name, title) },
      },
      canje: {
        type: 'other',
        payload: { ...about, kind: 'reward_requested', message: words.rewardRequested(name, title) },
      },
      hito: { type: 'goal_milestone_redeem', payload: { ...about, message: words.goalRedeemed(name, title) } },
    };
    const adults = await guardiansOf(work.em, childId, 'approvals');
    await tellAdults(work, 'approvals', adults, {
      ...notice[kind],
      aboutRequestId: requestId,
      typed: [name, title],
    });
  }
}
