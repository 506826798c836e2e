import type { DataOf } from '@alcancia/contracts/define';
import { deliveryUndone } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { words } from '../words/notices.js';
import { tellChild } from './notice.store.js';

/** 'Entregado' was taken back: the child knows that its prize is still to come. */
@Reaction()
export class TellChildWhenDeliveryUndone {
  @Hears(deliveryUndone)
  async react({ childId, title }: DataOf<typeof deliveryUndone>, work: Work): Promise<void> {
    tellChild(work, childId, {
      type: 'other',
      payload: {
        kind: 'approval_undone',
        message: words.deliveryUndone(title),
        childId,
        link: `/child-dashboard/${childId}`,
      },
    });
  }
}
