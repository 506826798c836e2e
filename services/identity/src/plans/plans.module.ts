import { Feature } from '@alcancia/server-kit';

import { PlanLimits } from './plan-limits.entity.js';
import { planTables } from './plans.personal-data.js';

/** How much a family may have by its plan. */
@Feature({ entities: [PlanLimits], keeps: planTables })
export class PlansModule {}
