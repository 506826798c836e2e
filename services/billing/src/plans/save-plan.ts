import { type PlanAllows, savePlan } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { freeSlug } from './family-plans.store.js';
import { freePlanStays, noRoom } from './plan.errors.js';
import { PlanCatalogue } from './plan-catalogue.store.js';
import { changedFields } from './plan-changes.policy.js';

/** What a plan has room for at least. */
const least: Readonly<Record<keyof PlanAllows, number>> = { maxChildren: 1, maxGuardians: 0, maxDevices: 1 };

/** Changes what a plan says and allows; what families have, they have under the new limits at once (G29). */
@UseCase()
export class SavePlan {
  constructor(private readonly catalogue: PlanCatalogue) {}

  @Handles(savePlan)
  async execute(
    administrator: Caller,
    { planId, version, ...fields }: InputOf<typeof savePlan>,
    work: Work,
  ): Promise<OutputOf<typeof savePlan>> {
    for (const field of ['maxChildren', 'maxGuardians', 'maxDevices'] as const)
      if (fields.limits[field] !== -1 && fields.limits[field] < least[field]) throw noRoom(field);
    const plan = await this.catalogue.toEdit(work, planId, version);
    if (plan.slug === freeSlug && !fields.isOnSale) throw freePlanStays();
    const edit = changedFields(plan, fields);
    if (Object.keys(edit.after).length === 0) return { version };
    await this.catalogue.save(work, plan, fields);
    this.catalogue.tell(work, administrator, plan, { what: 'plan', ...edit });
    return { version: version + 1 };
  }
}
