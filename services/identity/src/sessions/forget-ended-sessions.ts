import { Injectable } from '@nestjs/common';

import { type ScheduledTask, type Work } from '@alcancia/server-kit';

import { sessionLimits } from './session.limits.js';

/** Ends what nobody has used for 90 days, and forgets sessions that ended a month ago. */
@Injectable()
export class ForgetEndedSessions implements ScheduledTask {
  async run({ em, now }: Work): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
    await em.execute(
      `update identity.sessions set ended_at = ?, end_reason = 'unused', profile = 'none', child_id = null,
         child_entered_at = null, returned_at = null, opaque_token_hash = null, parked_refresh_token = null
       where ended_at is null and last_used_at < ?`,
      [now.toISOString(), before(sessionLimits.unusedMs)],
    );
    await em.execute(`delete from identity.refreshes where started_at < ?`, [before(sessionLimits.keepUsesMs)]);
    await em.execute(`delete from identity.sessions where ended_at < ?`, [before(sessionLimits.keepEndedMs)]);
  }
}
