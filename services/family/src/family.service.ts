import { defineService } from '@alcancia/server-kit';

import { Activity } from './activities/activity.entity.js';
import { CreateActivity } from './activities/create-activity.js';
import { ListActivities } from './activities/list-activities.js';
import { ReadActivity } from './activities/read-activity.js';
import { SetActivityActive } from './activities/set-activity-active.js';
import { SetActivityArchived } from './activities/set-activity-archived.js';
import { UpdateActivity } from './activities/update-activity.js';
import { ApprovalRequest } from './approvals/approval-request.entity.js';
import { ApproveAllRequests } from './approvals/approve-all-requests.js';
import { ApproveRequest } from './approvals/approve-request.js';
import { Decisions } from './approvals/decision.store.js';
import { ListApprovals } from './approvals/list-approvals.js';
import { MarkDelivered } from './approvals/mark-delivered.js';
import { RejectRequest } from './approvals/reject-request.js';
import { EffectsByKind } from './approvals/request-effects.policy.js';
import { UndoDecision } from './approvals/undo-decision.js';
import { Celebration } from './celebrations/celebration.entity.js';
import { DismissCelebrations } from './celebrations/dismiss-celebrations.js';
import { KeepAdultWhenAdultChanged } from './children/keep-adult-when-adult-changed.handler.js';
import { KeepChildWhenChildChanged } from './children/keep-child-when-child-changed.handler.js';
import { KeepFamilyWhenFamilyChanged } from './children/keep-family-when-family-changed.handler.js';
import { RefreshScreensWhenGuardianshipChanged } from './children/refresh-screens-when-guardianship-changed.handler.js';
import { BooksAlarm } from './coins/books-alarm.client.js';
import { CheckBooks } from './coins/check-books.js';
import { CoinLedger } from './coins/coins.ledger.js';
import { booksCheckedEveryMs } from './coins/coins.limits.js';
import { ChildCards } from './dashboard/child-card.view.js';
import { ReadChildDashboard } from './dashboard/read-child-dashboard.js';
import { ReadFamilyDashboard } from './dashboard/read-family-dashboard.js';
import { familyConfig } from './family.config.js';
import { CreateGoal } from './goals/create-goal.js';
import { GoalCredit } from './goals/goal-credit.entity.js';
import { GoalMilestone } from './goals/goal-milestone.entity.js';
import { GoalPrizeEffects } from './goals/goal-prize-effects.store.js';
import { GoalProgress } from './goals/goal-progress.store.js';
import { GoalWay } from './goals/goal-way.entity.js';
import { Goal } from './goals/goal.entity.js';
import { ListChildGoals } from './goals/list-child-goals.js';
import { ListGoals } from './goals/list-goals.js';
import { ReadGoal } from './goals/read-goal.js';
import { RedeemGoal } from './goals/redeem-goal.js';
import { SetGoalActive } from './goals/set-goal-active.js';
import { SetGoalArchived } from './goals/set-goal-archived.js';
import { UpdateGoal } from './goals/update-goal.js';
import { LevelSync } from './levels/level-sync.store.js';
import { ClaimActivity } from './occurrences/claim-activity.js';
import { ListChildActivities } from './occurrences/list-child-activities.js';
import { OccurrenceEffects } from './occurrences/occurrence-effects.store.js';
import { Occurrence } from './occurrences/occurrence.entity.js';
import { ReadAgenda } from './occurrences/read-agenda.js';
import { WithdrawClaim } from './occurrences/withdraw-claim.js';
import { ReadProgress } from './progress/read-progress.js';
import { CancelRedemption } from './rewards/cancel-redemption.js';
import { CreateReward } from './rewards/create-reward.js';
import { ExpireRedemptions } from './rewards/expire-redemptions.js';
import { ListChildRewards } from './rewards/list-child-rewards.js';
import { ListRewards } from './rewards/list-rewards.js';
import { ReadReward } from './rewards/read-reward.js';
import { RedeemReward } from './rewards/redeem-reward.js';
import { RedemptionEffects } from './rewards/redemption-effects.store.js';
import { RedemptionEnd } from './rewards/redemption-end.store.js';
import { Redemption } from './rewards/redemption.entity.js';
import { Reward } from './rewards/reward.entity.js';
import { expiryEveryMs } from './rewards/reward.limits.js';
import { SetRewardActive } from './rewards/set-reward-active.js';
import { SetRewardArchived } from './rewards/set-reward-archived.js';
import { UpdateReward } from './rewards/update-reward.js';
import { ReadWallet } from './wallet/read-wallet.js';

/** What approving, rejecting, undoing and delivering does, by the kind of the request. */
const effectsByKind = {
  provide: EffectsByKind,
  useFactory: (actividad: OccurrenceEffects, canje: RedemptionEffects, hito: GoalPrizeEffects) =>
    new EffectsByKind({ actividad, canje, hito }),
  inject: [OccurrenceEffects, RedemptionEffects, GoalPrizeEffects],
};

/** Activities, approvals, goals, rewards and the coins that move with them. */
export const family = defineService({
  name: 'family',
  config: familyConfig,
  entities: [
    Activity,
    ApprovalRequest,
    Celebration,
    Goal,
    GoalCredit,
    GoalMilestone,
    GoalWay,
    Occurrence,
    Redemption,
    Reward,
  ],
  useCases: [
    // activities
    CreateActivity,
    ListActivities,
    ReadActivity,
    SetActivityActive,
    SetActivityArchived,
    UpdateActivity,
    // occurrences
    ClaimActivity,
    ListChildActivities,
    ReadAgenda,
    WithdrawClaim,
    // approvals
    ApproveAllRequests,
    ApproveRequest,
    ListApprovals,
    MarkDelivered,
    RejectRequest,
    UndoDecision,
    // celebrations
    DismissCelebrations,
    // goals
    CreateGoal,
    ListChildGoals,
    ListGoals,
    ReadGoal,
    RedeemGoal,
    SetGoalActive,
    SetGoalArchived,
    UpdateGoal,
    // rewards
    CancelRedemption,
    CreateReward,
    ListChildRewards,
    ListRewards,
    ReadReward,
    RedeemReward,
    SetRewardActive,
    SetRewardArchived,
    UpdateReward,
    // dashboard
    ReadChildDashboard,
    ReadFamilyDashboard,
    // progress
    ReadProgress,
    // wallet
    ReadWallet,
  ],
  reactions: [
    KeepAdultWhenAdultChanged,
    KeepChildWhenChildChanged,
    KeepFamilyWhenFamilyChanged,
    RefreshScreensWhenGuardianshipChanged,
  ],
  providers: [
    ChildCards,
    BooksAlarm,
    CoinLedger,
    Decisions,
    effectsByKind,
    GoalPrizeEffects,
    GoalProgress,
    LevelSync,
    OccurrenceEffects,
    RedemptionEffects,
    RedemptionEnd,
  ],
  schedules: [
    { name: 'check-books', everyMs: booksCheckedEveryMs, run: CheckBooks },
    { name: 'expire-redemptions', everyMs: expiryEveryMs, run: ExpireRedemptions },
  ],
  migrations: new URL('../migrations/', import.meta.url),
  appendOnly: ['ledger_entries'],
});
