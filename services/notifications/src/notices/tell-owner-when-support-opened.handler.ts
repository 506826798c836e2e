import type { DataOf } from '@alcancia/contracts/define';
import { supportChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { words } from '../words/notices.js';
import { tell } from './notice.store.js';

/** Whose family can be looked at hears of it at once; nobody can switch that off (G1). */
@Reaction()
export class TellOwnerWhenSupportOpened {
  @Hears(supportChanged)
  async react({ ownerId, isOpen }: DataOf<typeof supportChanged>, work: Work): Promise<void> {
    if (!isOpen) return;
    await tell(work, [ownerId], {
      type: 'other',
      payload: { about: 'support', message: words.supportOpened, link: '/settings?tab=privacy' },
    });
  }
}
