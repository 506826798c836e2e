import { defineService } from '@alcancia/server-kit';

import { Activity } from './activities/activity.entity.js';
import { CreateActivity } from './activities/create-activity.js';
import { ListActivities } from './activities/list-activities.js';
import { ReadActivity } from './activities/read-activity.js';
import { SetActivityActive } from './activities/set-activity-active.js';
import { SetActivityArchived } from './activities/set-activity-archived.js';
import { UpdateActivity } from './activities/update-activity.js';
import { ApprovalRequest } from './approvals/approval-request.entity.js';
import { ApproveRequest } from './approvals/approve-request.js';
import { Decisions } from './approvals/decision.policy.js';
import { MarkDelivered } from './approvals/mark-delivered.js';
import { RejectRequest } from './approvals/reject-request.js';
import { EffectsByKind } from './approvals/request-effects.policy.js';
import { UndoDecision } from './approvals/undo-decision.js';
import { Celebration } from './celebrations/celebration.entity.js';
import { DismissCelebrations } from './celebrations/dismiss-celebrations.js';
import { CoinLedger } from './coins/coins.ledger.js';
import { familyConfig } from './family.config.js';
import { GoalCredit } from './goals/goal-credit.entity.js';
import { GoalMilestone } from './goals/goal-milestone.entity.js';
import { GoalPrizeEffects } from './goals/goal-prize-effects.policy.js';
import { GoalProgress } from './goals/goal-progress.policy.js';
import { GoalWay } from './goals/goal-way.entity.js';
import { Goal } from './goals/goal.entity.js';
import { LevelSync } from './levels/level-sync.policy.js';
import { UserProgress } from './levels/user-progress.entity.js';
import { ClaimActivity } from './occurrences/claim-activity.js';
import { ListChildActivities } from './occurrences/list-child-activities.js';
import { OccurrenceEffects } from './occurrences/occurrence-effects.policy.js';
import { Occurrence } from './occurrences/occurrence.entity.js';
import { ReadAgenda } from './occurrences/read-agenda.js';
import { WithdrawClaim } from './occurrences/withdraw-claim.js';
import { RedemptionEffects } from './rewards/redemption-effects.policy.js';
import { Redemption } from './rewards/redemption.entity.js';
import { Reward } from './rewards/reward.entity.js';

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
    UserProgress,
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
    ApproveRequest,
    MarkDelivered,
    RejectRequest,
    UndoDecision,
    // celebrations
    DismissCelebrations,
  ],
  reactions: [],
  providers: [CoinLedger, Decisions, effectsByKind, GoalPrizeEffects, GoalProgress, LevelSync, OccurrenceEffects, RedemptionEffects],
  migrations: new URL('../migrations/', import.meta.url),
});
