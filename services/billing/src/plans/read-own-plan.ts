import { readOwnPlan } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { FamilyPlans } from './family-plans.store.js';

/** Which of the plans the adult's own household has; of the households of others nothing is said. */
@UseCase()
export class ReadOwnPlan {
  constructor(private readonly plans: FamilyPlans) {}

  @Handles(readOwnPlan)
  async execute(
    adult: Caller,
    _input: InputOf<typeof readOwnPlan>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readOwnPlan>> {
    return { plan: await this.plans.ownedBy(em, adult.userId) };
  }
}
