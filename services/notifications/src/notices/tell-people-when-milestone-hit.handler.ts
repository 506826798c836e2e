import type { DataOf } from '@alcancia/contracts/define';
import { milestoneHit } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults, tellChild } from './notice.store.js';

/** A part of the way to a goal: told once to the child and its guardians (G6). */
@Reaction()
export class TellPeopleWhenMilestoneHit {
  @Hears(milestoneHit)
  async react({ childId, title, percent, bonusCoinsCents }: DataOf<typeof milestoneHit>, work: Work): Promise<void> {
    const name = await nameOf(work.em, childId);
    const adults = await guardiansOf(work.em, childId);
    const type = 'goal_milestone_hit' as const;
    tellChild(work, childId, {
      type,
      payload: {
        message: words.milestoneForChild(title, percent),
        coinsCents: bonusCoinsCents,
        childId,
        link: `/child-dashboard/${childId}/goals`,
      },
    });
    await tellAdults(work, 'goals', adults, {
      type,
      payload: { message: words.milestoneForAdult(name, title, percent), childId, link: '/goals' },
    });
  }
}
