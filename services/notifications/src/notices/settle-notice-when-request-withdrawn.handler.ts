import type { DataOf } from '@alcancia/contracts/define';
import { requestWithdrawn } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { settleRequest } from './request-notice.store.js';

/** The child took it back: no adult need look any more. */
@Reaction()
export class SettleNoticeWhenRequestWithdrawn {
  @Hears(requestWithdrawn)
  async react({ requestId }: DataOf<typeof requestWithdrawn>, work: Work): Promise<void> {
    settleRequest(work, requestId);
  }
}
