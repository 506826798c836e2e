import { Feature } from '@alcancia/server-kit';

import { ListNotifications } from './list-notifications.js';
import { MarkAllNotificationsRead } from './mark-all-notifications-read.js';
import { MarkNotificationsRead } from './mark-notifications-read.js';
import { noticeTables } from './notices.personal-data.js';
import { Notification } from './notification.entity.js';
import { SettleNoticeWhenRequestWithdrawn } from './settle-notice-when-request-withdrawn.handler.js';
import { TellAdultsWhenGuardianshipChanged } from './tell-adults-when-guardianship-changed.handler.js';
import { TellChildWhenDecisionUndone } from './tell-child-when-decision-undone.handler.js';
import { TellChildWhenDeliveryUndone } from './tell-child-when-delivery-undone.handler.js';
import { TellChildWhenLevelReached } from './tell-child-when-level-reached.handler.js';
import { TellChildWhenPrizeDelivered } from './tell-child-when-prize-delivered.handler.js';
import { TellChildWhenRequestApproved } from './tell-child-when-request-approved.handler.js';
import { TellChildWhenRequestRejected } from './tell-child-when-request-rejected.handler.js';
import { TellGuardiansWhenDeviceLinked } from './tell-guardians-when-device-linked.handler.js';
import { TellGuardiansWhenDeviceRevoked } from './tell-guardians-when-device-revoked.handler.js';
import { TellGuardiansWhenPinLocked } from './tell-guardians-when-pin-locked.handler.js';
import { TellGuardiansWhenRequestOpened } from './tell-guardians-when-request-opened.handler.js';
import { TellInviterWhenInvitationAnswered } from './tell-inviter-when-invitation-answered.handler.js';
import { TellPeopleWhenMilestoneHit } from './tell-people-when-milestone-hit.handler.js';

/** The bell: what people are told and have read. */
@Feature({
  useCases: [ListNotifications, MarkAllNotificationsRead, MarkNotificationsRead],
  reactions: [
    SettleNoticeWhenRequestWithdrawn,
    TellAdultsWhenGuardianshipChanged,
    TellChildWhenDecisionUndone,
    TellChildWhenDeliveryUndone,
    TellChildWhenLevelReached,
    TellChildWhenPrizeDelivered,
    TellChildWhenRequestApproved,
    TellChildWhenRequestRejected,
    TellGuardiansWhenDeviceLinked,
    TellGuardiansWhenDeviceRevoked,
    TellGuardiansWhenPinLocked,
    TellGuardiansWhenRequestOpened,
    TellInviterWhenInvitationAnswered,
    TellPeopleWhenMilestoneHit,
  ],
  entities: [Notification],
  keeps: noticeTables,
})
export class NoticesModule {}
