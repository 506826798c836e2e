import { Feature } from '@alcancia/server-kit';

import { ChoosePlanPlaces } from './choose-plan-places.js';
import { KeepLimitsWhenPlanChanged } from './keep-limits-when-plan-changed.handler.js';
import { PlanLimits } from './plan-limits.entity.js';
import { planTables } from './plans.personal-data.js';
import { ReadPlanPlaces } from './read-plan-places.js';

/** How much a family may have by its plan, and who has a place where it is too small for everybody. */
@Feature({
  useCases: [ChoosePlanPlaces, ReadPlanPlaces],
  entities: [PlanLimits],
  reactions: [KeepLimitsWhenPlanChanged],
  keeps: planTables,
})
export class PlansModule {}
