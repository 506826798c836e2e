import { planChanged } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { Quotas } from './quotas.store.js';

/** How many children a plan has room for decides how many AI answers a month it has. */
@Reaction()
export class KeepPlacesWhenPlanChanged {
  constructor(private readonly quotas: Quotas) {}

  @Hears(planChanged)
  async react({ familyId, limits }: DataOf<typeof planChanged>, work: Work, { sequence }: EventAbout): Promise<void> {
    await this.quotas.keepPlan(work, familyId, limits.maxChildren, sequence);
  }
}
