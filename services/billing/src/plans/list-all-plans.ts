import { listAllPlans } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { PlanCatalogue } from './plan-catalogue.store.js';

/** Every plan with all of its prices, for those who run the product. */
@UseCase()
export class ListAllPlans {
  constructor(private readonly catalogue: PlanCatalogue) {}

  @Handles(listAllPlans)
  async execute(
    _administrator: Caller,
    _input: InputOf<typeof listAllPlans>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listAllPlans>> {
    return { plans: await this.catalogue.all(em) };
  }
}
