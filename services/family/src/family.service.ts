import { defineService } from '@alcancia/server-kit';

import { Activity } from './activities/activity.entity.js';
import { ApprovalRequest } from './approvals/approval-request.entity.js';
import { CoinLedger } from './coins/coins.ledger.js';
import { familyConfig } from './family.config.js';
import { GoalProgress } from './goals/goal-progress.policy.js';

/** Activities, approvals, goals, rewards and the coins that move with them. */
export const family = defineService({
  name: 'family',
  config: familyConfig,
  entities: [Activity, ApprovalRequest],
  useCases: [],
  reactions: [],
  providers: [CoinLedger, GoalProgress],
  migrations: new URL('../migrations/', import.meta.url),
});
