import type { DataOf } from '@alcancia/contracts/define';
import { achievementEarned } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults, tellChild } from './notice.store.js';

/** A medal: told once to the child and its guardians (G17). */
@Reaction()
export class TellPeopleWhenAchievementEarned {
  @Hears(achievementEarned)
  async react({ childId, name, coinsCents }: DataOf<typeof achievementEarned>, work: Work): Promise<void> {
    const child = await nameOf(work.em, childId);
    const adults = await guardiansOf(work.em, childId);
    const about = 'achievement';
    tellChild(work, childId, {
      type: 'other',
      payload: {
        about,
        message: words.achievementForChild(name),
        coinsCents,
        childId,
        link: `/child-dashboard/${childId}/achievements`,
      },
    });
    await tellAdults(work, 'goals', adults, {
      type: 'other',
      payload: {
        about,
        message: words.achievementForAdult(child, name),
        childId,
        link: `/achievements?child=${childId}`,
      },
    });
  }
}
