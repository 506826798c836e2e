import { Feature } from '@alcancia/server-kit';

import { FamilyPlans } from './family-plans.store.js';
import { KeepFamilyWhenFamilyChanged } from './keep-family-when-family-changed.handler.js';
import { ListPlans } from './list-plans.js';
import { planTables } from './plans.personal-data.js';
import { ReadOwnPlan } from './read-own-plan.js';

/** What is sold, its prices, and which plan each family has. */
@Feature({
  useCases: [ListPlans, ReadOwnPlan],
  reactions: [KeepFamilyWhenFamilyChanged],
  providers: [FamilyPlans],
  exports: [FamilyPlans],
  keeps: planTables,
})
export class PlansModule {}
