import { Feature } from '@alcancia/server-kit';

import { ListNotifications } from './list-notifications.js';
import { MarkAllNotificationsRead } from './mark-all-notifications-read.js';
import { MarkNotificationsRead } from './mark-notifications-read.js';
import { noticeTables } from './notices.personal-data.js';
import { Notification } from './notification.entity.js';
import { RemindWhenRequestLeftWaiting } from './remind-when-request-left-waiting.handler.js';
import { SettleNoticeWhenRequestWithdrawn } from './settle-notice-when-request-withdrawn.handler.js';
import { TellAdultWhenDataExportReady } from './tell-adult-when-data-export-ready.handler.js';
import { TellAdultsWhenErasureChanged } from './tell-adults-when-erasure-changed.handler.js';
import { TellAdultsWhenGuardianshipChanged } from './tell-adults-when-guardianship-changed.handler.js';
import { TellAdultsWhenOwnershipOfferChanged } from './tell-adults-when-ownership-offer-changed.handler.js';
import { TellChildWhenDecisionUndone } from './tell-child-when-decision-undone.handler.js';
import { TellChildWhenDeliveryUndone } from './tell-child-when-delivery-undone.handler.js';
import { TellChildWhenLevelReached } from './tell-child-when-level-reached.handler.js';
import { TellChildWhenPrizeDelivered } from './tell-child-when-prize-delivered.handler.js';
import { TellChildWhenRequestApproved } from './tell-child-when-request-approved.handler.js';
import { TellChildWhenRequestRejected } from './tell-child-when-request-rejected.handler.js';
import { TellGuardiansWhenChildInDanger } from './tell-guardians-when-child-in-danger.handler.js';
import { TellGuardiansWhenDeviceLinked } from './tell-guardians-when-device-linked.handler.js';
import { TellGuardiansWhenDeviceRevoked } from './tell-guardians-when-device-revoked.handler.js';
import { TellGuardiansWhenPinLocked } from './tell-guardians-when-pin-locked.handler.js';
import { TellGuardiansWhenRequestOpened } from './tell-guardians-when-request-opened.handler.js';
import { TellInvitedWhenInvitationReceived } from './tell-invited-when-invitation-received.handler.js';
import { TellInviterWhenInvitationAnswered } from './tell-inviter-when-invitation-answered.handler.js';
import { TellOwnerWhenSupportOpened } from './tell-owner-when-support-opened.handler.js';
import { TellPeopleWhenAchievementEarned } from './tell-people-when-achievement-earned.handler.js';
import { TellPeopleWhenChallengeMoved } from './tell-people-when-challenge-moved.handler.js';
import { TellPeopleWhenMilestoneHit } from './tell-people-when-milestone-hit.handler.js';

/** The bell: what people are told and have read. */
@Feature({
  useCases: [ListNotifications, MarkAllNotificationsRead, MarkNotificationsRead],
  reactions: [
    RemindWhenRequestLeftWaiting,
    SettleNoticeWhenRequestWithdrawn,
    TellAdultWhenDataExportReady,
    TellAdultsWhenErasureChanged,
    TellAdultsWhenGuardianshipChanged,
    TellAdultsWhenOwnershipOfferChanged,
    TellChildWhenDecisionUndone,
    TellChildWhenDeliveryUndone,
    TellChildWhenLevelReached,
    TellChildWhenPrizeDelivered,
    TellChildWhenRequestApproved,
    TellChildWhenRequestRejected,
    TellGuardiansWhenChildInDanger,
    TellGuardiansWhenDeviceLinked,
    TellGuardiansWhenDeviceRevoked,
    TellGuardiansWhenPinLocked,
    TellGuardiansWhenRequestOpened,
    TellInvitedWhenInvitationReceived,
    TellInviterWhenInvitationAnswered,
    TellOwnerWhenSupportOpened,
    TellPeopleWhenAchievementEarned,
    TellPeopleWhenChallengeMoved,
    TellPeopleWhenMilestoneHit,
  ],
  entities: [Notification],
  keeps: noticeTables,
})
export class NoticesModule {}
