import type { DataOf } from '@alcancia/contracts/define';
import { deliveryUndone } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { words } from '../words/notices.js';
import { tell } from './notice.store.js';

/** 'Entregado' was taken back: the child knows that its prize is still to come. */
@Reaction()
export class TellChildWhenDeliveryUndone {
  @Hears(deliveryUndone)
  async react({ childId, title }: DataOf<typeof deliveryUndone>, work: Work): Promise<void> {
    await tell(work, [childId], {
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
