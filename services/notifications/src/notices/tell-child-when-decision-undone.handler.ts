import type { DataOf } from '@alcancia/contracts/define';
import { decisionUndone } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { words } from '../words/notices.js';
import { tellChild } from './notice.store.js';

/** A decision was taken back: the child knows why the balance moved. */
@Reaction()
export class TellChildWhenDecisionUndone {
  @Hears(decisionUndone)
  async react({ childId, title }: DataOf<typeof decisionUndone>, work: Work): Promise<void> {
    tellChild(work, childId, {
      type: 'other',
      payload: {
        kind: 'approval_undone',
        message: words.decisionUndone(title),
        childId,
        link: `/child-dashboard/${childId}`,
      },
    });
  }
}
