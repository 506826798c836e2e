import { Injectable } from '@nestjs/common';

import { type ScheduledTask, type Work } from '@alcancia/server-kit';

import { sessionLimits } from './session.limits.js';

/** The answers to a refresh and to the way back from a child are kept only as long as they may be given again. */
@Injectable()
export class ForgetGivenAnswers implements ScheduledTask {
  async run({ em, now }: Work): Promise<void> {
    const before = new Date(now.getTime() - sessionLimits.sameAnswerMs).toISOString();
    await em.execute(
      `update identity.refreshes set sealed_answer = null where sealed_answer is not null and answered_at < ?`,
      [before],
    );
    await em.execute(
      `update identity.sessions set opaque_token_hash = null, parked_refresh_token = null, returned_at = null
       where returned_at < ?`,
      [before],
    );
  }
}
