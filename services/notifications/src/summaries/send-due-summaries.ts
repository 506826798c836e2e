import { Injectable } from '@nestjs/common';

import type { ScheduledTask, Work } from '@alcancia/server-kit';

import { Summaries } from './summaries.store.js';

/** Summaries that waited for the end of their reader's quiet hours. */
@Injectable()
export class SendDueSummaries implements ScheduledTask {
  constructor(private readonly summaries: Summaries) {}

  run(work: Work): Promise<void> {
    return this.summaries.sendDue(work);
  }
}
