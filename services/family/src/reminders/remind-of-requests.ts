import { Injectable } from '@nestjs/common';

import { requestLeftWaiting } from '@alcancia/contracts/family';
import type { ScheduledTask, Work } from '@alcancia/server-kit';

import type { RequestKind } from '../approvals/approval-request.entity.js';
import { remindedAfterHours, remindedAtOnce, remindedWithinMs } from './reminders.limits.js';

interface Left {
  readonly id: string;
  readonly family_id: string;
  readonly child_id: string;
  readonly kind: RequestKind;
  readonly title: string;
}

/**
 * What nobody has decided for a day is called to mind, and again after two; each once in every round of the request (G9).
 * The row and the event commit together, so neither a restart nor a second replica tells it again.
 */
@Injectable()
export class RemindOfRequests implements ScheduledTask {
  async run({ em, now, publish }: Work): Promise<void> {
    for (const hours of remindedAfterHours) {
      const until = now.getTime() - hours * 3_600_000;
      const left = await em.execute<Left[]>(
        `with reminded as (
           insert into family.request_reminders (request_id, round, hours, reminded_at)
           select id, round, ?, ?::timestamptz from family.approval_requests r
           where state = 'pendiente' and updated_at <= ?::timestamptz and updated_at > ?::timestamptz
             and not exists (select from family.request_reminders m
                             where m.request_id = r.id and m.round = r.round and m.hours = ?)
           order by updated_at limit ${remindedAtOnce}
           on conflict do nothing returning request_id
         )
         select id, family_id, child_id, kind, title from family.approval_requests
         where id in (select request_id from reminded) order by child_id, id`,
        [
          hours,
          now.toISOString(),
          new Date(until).toISOString(),
          new Date(until - remindedWithinMs).toISOString(),
          hours,
        ],
      );
      for (const { id, family_id, child_id, kind, title } of left)
        publish(requestLeftWaiting, { familyId: family_id, childId: child_id, requestId: id, kind, title, hours });
    }
  }
}
