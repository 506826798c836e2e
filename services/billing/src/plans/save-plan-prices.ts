import { savePlanPrices } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { freeSlug } from './family-plans.store.js';
import { freePlanStays, notWhole } from './plan.errors.js';
import { PlanCatalogue } from './plan-catalogue.store.js';
import { changedPrices } from './plan-changes.policy.js';

/** Changes what a plan costs from now on; who pays already goes on paying what they agreed to (G29). */
@UseCase()
export class SavePlanPrices {
  constructor(private readonly catalogue: PlanCatalogue) {}

  @Handles(savePlanPrices)
  async execute(
    administrator: Caller,
    { planId, currency, prices, version }: InputOf<typeof savePlanPrices>,
    work: Work,
  ): Promise<OutputOf<typeof savePlanPrices>> {
    const broken = prices.findIndex(({ priceCents }) => priceCents % 100 !== 0);
    if (broken >= 0) throw notWhole(broken);
    const plan = await this.catalogue.toEdit(work, planId, version);
    const isCharged = prices.some(({ priceCents, isActive }) => priceCents > 0 || !isActive);
    if (plan.slug === freeSlug && isCharged) throw freePlanStays();
    const wanted = prices.map((price) => ({ ...price, currency }));
    const edit = changedPrices(
      plan.prices.filter((price) => price.currency === currency),
      wanted,
    );
    if (Object.keys(edit.after).length === 0) return { version };
    await this.catalogue.savePrices(work, planId, wanted);
    this.catalogue.tell(work, administrator, plan, { what: 'prices', ...edit });
    return { version: version + 1 };
  }
}
