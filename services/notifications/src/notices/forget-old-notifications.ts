import { type ScheduledTask, UseCase, type Work } from '@alcancia/server-kit';

import { keptForMs } from './notices.limits.js';
import { Notification } from './notification.entity.js';

/** What was told 90 days ago is forgotten (G23). */
@UseCase()
export class ForgetOldNotifications implements ScheduledTask {
  async run({ em, now }: Work): Promise<void> {
    await em.nativeDelete(Notification, { createdAt: { $lt: new Date(now.getTime() - keptForMs) } });
  }
}
