import { Feature } from '@alcancia/server-kit';

import { FamilyPlans } from './family-plans.store.js';
import { KeepFamilyWhenFamilyChanged } from './keep-family-when-family-changed.handler.js';
import { ListAllPlans } from './list-all-plans.js';
import { ListPlans } from './list-plans.js';
import { PlanCatalogue } from './plan-catalogue.store.js';
import { planTables } from './plans.personal-data.js';
import { ReadOwnPlan } from './read-own-plan.js';
import { SavePlan } from './save-plan.js';
import { SavePlanPrices } from './save-plan-prices.js';
import { TellOfChangedLimits } from './tell-of-changed-limits.js';

/** What is sold, its prices, and which plan each family has. */
@Feature({
  useCases: [ListAllPlans, ListPlans, ReadOwnPlan, SavePlan, SavePlanPrices],
  reactions: [KeepFamilyWhenFamilyChanged],
  jobs: [{ name: 'tell-of-changed-limits', everyMs: 1_000, run: TellOfChangedLimits }],
  providers: [FamilyPlans, PlanCatalogue],
  exports: [FamilyPlans],
  keeps: planTables,
})
export class PlansModule {}
