import { Feature } from '@alcancia/server-kit';

import { CoinsModule } from '../coins/coins.module.js';
import { ApprovalRequest } from './approval-request.entity.js';
import { ApproveAllRequests } from './approve-all-requests.js';
import { ApproveRequest } from './approve-request.js';
import { Decisions } from './decision.store.js';
import { ListApprovals } from './list-approvals.js';
import { MarkDelivered } from './mark-delivered.js';
import { RejectRequest } from './reject-request.js';
import { Pictures } from './pictures.store.js';
import { UndoDecision } from './undo-decision.js';
import { UndoDelivery } from './undo-delivery.js';
import { approvalTables } from './approvals.personal-data.js';

/** What children ask for and adults decide. */
@Feature({
  imports: [CoinsModule],
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
  providers: [Decisions, Pictures],
  exports: [Pictures],
  keeps: approvalTables,
})
export class ApprovalsModule {}
