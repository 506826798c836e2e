import { Injectable } from '@nestjs/common';

import { type ScheduledTask, type Work } from '@alcancia/server-kit';

import { sessionLimits } from './session.limits.js';

/** The answer to a refresh is kept, sealed, only as long as it may be given again. */
@Injectable()
export class ForgetGivenAnswers implements ScheduledTask {
  async run({ em, now }: Work): Promise<void> {
    await em.execute(
      `update identity.refreshes set sealed_answer = null where sealed_answer is not null and answered_at < ?`,
      [new Date(now.getTime() - sessionLimits.sameAnswerMs).toISOString()],
    );
  }
}
