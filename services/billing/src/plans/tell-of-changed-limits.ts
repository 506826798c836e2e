import { Injectable } from '@nestjs/common';

import type { Job, JobRun } from '@alcancia/server-kit';

import { FamilyPlans } from './family-plans.store.js';

/** Tells every household whose plan allows something else, a few hundred at a time. */
@Injectable()
export class TellOfChangedLimits implements Job {
  constructor(private readonly plans: FamilyPlans) {}

  async run({ transaction }: JobRun): Promise<void> {
    while ((await transaction((work) => this.plans.tellOfChangedLimits(work))) > 0);
  }
}
