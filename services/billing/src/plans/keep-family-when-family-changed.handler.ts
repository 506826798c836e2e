import type { DataOf } from '@alcancia/contracts/define';
import { familyChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { FamilyPlans } from './family-plans.store.js';

@Reaction()
export class KeepFamilyWhenFamilyChanged {
  constructor(private readonly plans: FamilyPlans) {}

  @Hears(familyChanged)
  async react(
    { familyId, ownerId, timeZone }: DataOf<typeof familyChanged>,
    work: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    await this.plans.keep(work, { familyId, ownerId, timeZone, sequence });
  }
}
