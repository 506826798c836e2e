import { Feature } from '@alcancia/server-kit';

import { KeepLimitsWhenPlanChanged } from './keep-limits-when-plan-changed.handler.js';
import { PlanLimits } from './plan-limits.entity.js';
import { planTables } from './plans.personal-data.js';

/** How much a family may have by its plan. */
@Feature({ entities: [PlanLimits], reactions: [KeepLimitsWhenPlanChanged], keeps: planTables })
export class PlansModule {}
