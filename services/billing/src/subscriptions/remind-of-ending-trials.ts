import { Injectable } from '@nestjs/common';

import type { ScheduledTask, Work } from '@alcancia/server-kit';

import { SubscriptionTurns } from './subscription-turns.store.js';

/** Three days before the first payment, whoever will be charged hears of it. */
@Injectable()
export class RemindOfEndingTrials implements ScheduledTask {
  constructor(private readonly turns: SubscriptionTurns) {}

  run(work: Work): Promise<void> {
    return this.turns.remindOfTrials(work);
  }
}
