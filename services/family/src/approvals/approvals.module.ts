import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { GoalPrizeEffects } from '../goals/goal-prize-effects.store.js';
import { GoalsModule } from '../goals/goals.module.js';
import { OccurrenceEffects } from '../occurrences/occurrence-effects.store.js';
import { OccurrencesModule } from '../occurrences/occurrences.module.js';
import { RedemptionEffects } from '../rewards/redemption-effects.store.js';
import { RewardsModule } from '../rewards/rewards.module.js';
import { ApprovalRequest } from './approval-request.entity.js';
import { ApproveAllRequests } from './approve-all-requests.js';
import { ApproveRequest } from './approve-request.js';
import { Decisions } from './decision.store.js';
import { ListApprovals } from './list-approvals.js';
import { MarkDelivered } from './mark-delivered.js';
import { RejectRequest } from './reject-request.js';
import { EffectsByKind } from './request-effects.policy.js';
import { UndoDecision } from './undo-decision.js';
import { UndoDelivery } from './undo-delivery.js';
import { approvalTables } from './approvals.personal-data.js';

/** What approving, rejecting, undoing and delivering does, by the kind of the request. */
const effectsByKind = {
  provide: EffectsByKind,
  useFactory: (actividad: OccurrenceEffects, canje: RedemptionEffects, hito: GoalPrizeEffects) =>
    new EffectsByKind({ actividad, canje, hito }),
  inject: [OccurrenceEffects, RedemptionEffects, GoalPrizeEffects],
};

/** What children ask for and adults decide. */
@Feature({
  imports: [CoinsModule, GoalsModule, OccurrencesModule, RewardsModule],
  useCases: [
    ApproveAllRequests,
    ApproveRequest,
    ListApprovals,
    MarkDelivered,
    RejectRequest,
    UndoDecision,
    UndoDelivery,
  ],
  entities: [ApprovalRequest],
  providers: [Decisions, effectsByKind],
  keeps: approvalTables,
})
export class ApprovalsModule {}
