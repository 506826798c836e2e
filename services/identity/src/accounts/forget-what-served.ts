import { Injectable } from '@nestjs/common';

import { type ScheduledTask, type Work } from '@alcancia/server-kit';

import { keptFor } from './account.limits.js';

/** Deletes what is no longer needed: the log of failed sign-ins after 30 days (G52), used links, old counters. */
@Injectable()
export class ForgetWhatServed implements ScheduledTask {
  async run({ em, now }: Work): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
    await em.execute(`delete from identity.event_logs where created_at < ?`, [before(keptFor.eventLogsMs)]);
    await em.execute(`delete from identity.single_use_links where expires_at < ?`, [before(keptFor.linksMs)]);
    await em.execute(`delete from identity.consents where adult_id is null and consented_at < ?`, [
      before(keptFor.consentsOfNobodyMs),
    ]);
    await em.execute(`delete from identity.sign_in_attempts where updated_at < ?`, [before(keptFor.attemptsMs)]);
    await em.execute(`delete from identity.password_attempts where last_attempt_at < ?`, [before(keptFor.attemptsMs)]);
  }
}
