import { planChanged } from '@alcancia/contracts/billing';
import type { DataOf } from '@alcancia/contracts/define';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { SpokenCharacters } from './spoken-characters.store.js';

/** How many children a plan has room for decides how many characters a month are spoken for it. */
@Reaction()
export class KeepPlacesWhenPlanChanged {
  constructor(private readonly characters: SpokenCharacters) {}

  @Hears(planChanged)
  async react({ familyId, limits }: DataOf<typeof planChanged>, work: Work, { sequence }: EventAbout): Promise<void> {
    await this.characters.keepPlan(work, familyId, limits.maxChildren, sequence);
  }
}
