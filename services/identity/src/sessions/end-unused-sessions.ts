import { Injectable } from '@nestjs/common';

import { type ScheduledTask, type Work } from '@alcancia/server-kit';

import { sessionLimits } from './session.limits.js';

/** Ends what nobody has used for 90 days; what has ended is forgotten later, as its table says. */
@Injectable()
export class EndUnusedSessions implements ScheduledTask {
  async run({ em, now }: Work): Promise<void> {
    const before = new Date(now.getTime() - sessionLimits.unusedMs).toISOString();
    await em.execute(
      `update identity.sessions set ended_at = ?, end_reason = 'unused', profile = 'none', child_id = null,
         child_entered_at = null, returned_at = null, opaque_token_hash = null, parked_refresh_token = null
       where ended_at is null and last_used_at < ?`,
      [now.toISOString(), before],
    );
  }
}
