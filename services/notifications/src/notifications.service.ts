import { defineService } from '@alcancia/server-kit';

import { ForgetOldNotifications } from './notices/forget-old-notifications.js';
import { ListNotifications } from './notices/list-notifications.js';
import { MarkAllNotificationsRead } from './notices/mark-all-notifications-read.js';
import { MarkNotificationsRead } from './notices/mark-notifications-read.js';
import { Notification } from './notices/notification.entity.js';
import { SettleNoticeWhenRequestWithdrawn } from './notices/settle-notice-when-request-withdrawn.handler.js';
import { TellChildWhenDecisionUndone } from './notices/tell-child-when-decision-undone.handler.js';
import { TellChildWhenLevelReached } from './notices/tell-child-when-level-reached.handler.js';
import { TellChildWhenPrizeDelivered } from './notices/tell-child-when-prize-delivered.handler.js';
import { TellChildWhenRequestApproved } from './notices/tell-child-when-request-approved.handler.js';
import { TellChildWhenRequestRejected } from './notices/tell-child-when-request-rejected.handler.js';
import { TellGuardiansWhenDeviceLinked } from './notices/tell-guardians-when-device-linked.handler.js';
import { TellGuardiansWhenDeviceRevoked } from './notices/tell-guardians-when-device-revoked.handler.js';
import { TellGuardiansWhenPinLocked } from './notices/tell-guardians-when-pin-locked.handler.js';
import { TellGuardiansWhenRequestOpened } from './notices/tell-guardians-when-request-opened.handler.js';
import { TellPeopleWhenMilestoneHit } from './notices/tell-people-when-milestone-hit.handler.js';
import { notificationsConfig } from './notifications.config.js';
import { KeepChildWhenChildChanged } from './people/keep-child-when-child-changed.handler.js';
import { KeepGuardianWhenGuardianshipChanged } from './people/keep-guardian-when-guardianship-changed.handler.js';

/** Tells people what has happened; decides nothing and pays nobody. */
export const notifications = defineService({
  name: 'notifications',
  config: notificationsConfig,
  entities: [Notification],
  useCases: [ListNotifications, MarkAllNotificationsRead, MarkNotificationsRead],
  reactions: [
    KeepChildWhenChildChanged,
    KeepGuardianWhenGuardianshipChanged,
    SettleNoticeWhenRequestWithdrawn,
    TellChildWhenDecisionUndone,
    TellChildWhenLevelReached,
    TellChildWhenPrizeDelivered,
    TellChildWhenRequestApproved,
    TellChildWhenRequestRejected,
    TellGuardiansWhenDeviceLinked,
    TellGuardiansWhenDeviceRevoked,
    TellGuardiansWhenPinLocked,
    TellGuardiansWhenRequestOpened,
    TellPeopleWhenMilestoneHit,
  ],
  schedules: [{ name: 'forget-old-notifications', everyMs: 3_600_000, run: ForgetOldNotifications }],
  migrations: new URL('../migrations/', import.meta.url),
});
