import type { DataOf } from '@alcancia/contracts/define';
import { levelReached } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { words } from '../words/notices.js';
import { tellChild } from './notice.store.js';

/** A new level (G15). */
@Reaction()
export class TellChildWhenLevelReached {
  @Hears(levelReached)
  async react({ childId, level, name }: DataOf<typeof levelReached>, work: Work): Promise<void> {
    tellChild(work, childId, {
      type: 'other',
      payload: { kind: 'level_up', message: words.levelUp(level, name), childId, link: `/child-dashboard/${childId}` },
    });
  }
}
