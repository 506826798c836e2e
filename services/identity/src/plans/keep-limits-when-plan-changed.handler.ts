import { planChanged } from '@alcancia/contracts/billing';
import { type DataOf } from '@alcancia/contracts/define';
import { familyChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { Household } from '../households/household.entity.js';
import { PlanLimits } from './plan-limits.entity.js';
import { settlePlaces } from './places.store.js';

@Reaction()
export class KeepLimitsWhenPlanChanged {
  @Hears(planChanged)
  async react(
    { familyId, planName, limits }: DataOf<typeof planChanged>,
    work: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    const { em, now, publish } = work;
    const household = await em.findOne(Household, { id: familyId });
    const known = await em.findOne(PlanLimits, { familyId });
    if (!household || !known || known.sequence >= sequence) return;
    const isOther = known.allowsOtherThan({ planName, ...limits });
    em.assign(known, { planName, ...limits, sequence, updatedAt: now });
    await settlePlaces(work, familyId);
    // Open screens read again what they may offer.
    if (isOther) publish(familyChanged, household.summary());
  }
}
