import { Feature } from '@alcancia/server-kit';

import { PlanLimits } from './plan-limits.entity.js';

/** How much a family may have by its plan. */
@Feature({ entities: [PlanLimits] })
export class PlansModule {}
