import { Injectable } from '@nestjs/common';

import { weekEnded } from '@alcancia/contracts/family';
import type { ScheduledTask, Work } from '@alcancia/server-kit';

import { weeksOf } from './child-weeks.store.js';
import { type EndedWeek, weekEndedBy } from './week-end.policy.js';
import { familiesAtOnce } from './weeks.limits.js';

/**
 * Sunday, 18:00, in the zone of each family: its week is told of, once, whoever looks at it and however often (G24). The
 * row and the event commit together, so neither a restart nor a second replica tells it again.
 */
@Injectable()
export class EndWeeks implements ScheduledTask {
  async run(work: Work): Promise<void> {
    const zones = await work.em.execute<{ time_zone: string }[]>(
      `select distinct time_zone from family.known_families order by time_zone`,
    );
    for (const { time_zone: timeZone } of zones) {
      const week = weekEndedBy(work.now, timeZone);
      if (week) await this.end(work, timeZone, week);
    }
  }

  private async end(work: Work, timeZone: string, week: EndedWeek): Promise<void> {
    const { em, now, publish } = work;
    const ended = await em.execute<{ family_id: string }[]>(
      `insert into family.ended_weeks (family_id, ended_on, ended_at)
       select family_id, ?::date, ?::timestamptz from family.known_families f
       where time_zone = ?
         and not exists (select from family.ended_weeks e where e.family_id = f.family_id and e.ended_on = ?::date)
       order by family_id limit ${familiesAtOnce}
       on conflict do nothing returning family_id`,
      [week.endedOn, now.toISOString(), timeZone, week.endedOn],
    );
    if (ended.length === 0) return;
    const children = await em.execute<{ child_id: string; family_id: string }[]>(
      `select child_id, family_id from family.known_children where family_id = any(?::uuid[]) order by child_id`,
      [`{${ended.map(({ family_id }) => family_id).join(',')}}`],
    );
    const familyOf = new Map(children.map(({ child_id, family_id }) => [child_id, family_id]));
    const told = Map.groupBy(
      await weeksOf(em, [...familyOf.keys()], week),
      ({ childId }) => familyOf.get(childId) ?? '',
    );
    for (const [familyId, weeks] of told)
      publish(weekEnded, { familyId, endedAt: week.until.toISOString(), children: weeks });
  }
}
