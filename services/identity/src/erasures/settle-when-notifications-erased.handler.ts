import { type DataOf } from '@alcancia/contracts/define';
import { erasedInNotifications } from '@alcancia/contracts/notifications';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { SettleErasure } from './settle-erasure.store.js';

@Reaction()
export class SettleWhenNotificationsErased {
  constructor(private readonly erasures: SettleErasure) {}

  @Hears(erasedInNotifications)
  async react(person: DataOf<typeof erasedInNotifications>, work: Work): Promise<void> {
    await this.erasures.confirm(work, 'notifications', person);
  }
}
