import { defineEntity, OptionalProps, p } from '@mikro-orm/core';

import {
  type activityCategories,
  type activityFields,
  type evidences,
  type Schedule,
  type timesOfDay,
} from '@alcancia/contracts/family';
import { type z } from 'zod';

import { type Offer, offerColumns } from '../offers/offer.entity.js';

type ActivityFields = z.output<typeof activityFields>;

/** SQL: the children of an activity `a` for whom it is done for good, a one-off that was approved (G5). */
export const doneByOf = (a: string): string => `case when ${a}.schedule_mode = 'unica' then array(
  select o.child_id from family.occurrences o
  where o.activity_id = ${a}.id and o.child_id = any(${a}.child_ids) and o.slot_key = 'unica' and o.state = 'aprobada'
) else '{}'::uuid[] end`;

const ActivitySchema = defineEntity({
  name: 'Activity',
  tableName: 'activities',
  properties: {
    ...offerColumns,
    description: p.text(),
    steps: p.json<string[]>(),
    category: p.text().$type<(typeof activityCategories)[number]>(),
    points: p.integer(),
    coinsCents: p.integer(),
    evidence: p.text().$type<(typeof evidences)[number]>(),
    timeOfDay: p.text().$type<(typeof timesOfDay)[number]>(),
    scheduleMode: p.text().$type<Schedule['mode']>(),
    /** ISO weekdays, 1 = Monday; empty unless the mode names days. */
    weekdays: p.array<number>().columnType('smallint[]').$type<number[]>(),
    doneBy: p
      .array()
      .columnType('uuid[]')
      .$type<string[]>()
      .formula((_columns, { alias }) => doneByOf(alias)),
    /** The children who can still do it, now or on a later day. */
    openTo: p
      .array()
      .columnType('uuid[]')
      .$type<string[]>()
      .formula(
        (_columns, { alias }) => `array(select c from unnest(${alias}.child_ids) c where c <> all(${doneByOf(alias)}))`,
      ),
  },
});

/** Work that a family offers to its children, again and again or once (G5). */
export class Activity extends ActivitySchema.class implements Offer {
  declare [OptionalProps]?: 'isArchived' | 'schedule' | 'doneBy' | 'openTo';

  get isArchived(): boolean {
    return this.deletedAt !== null;
  }

  get schedule(): Schedule {
    if (this.scheduleMode === 'dias_semana') return { mode: 'dias_semana', weekdays: this.weekdays };
    return { mode: this.scheduleMode };
  }
}
ActivitySchema.setClass(Activity);

/** The columns of what a person typed. */
export function columnsOf({ schedule, ...fields }: ActivityFields) {
  return {
    ...fields,
    childIds: [...new Set(fields.childIds)],
    scheduleMode: schedule.mode,
    weekdays: schedule.mode === 'dias_semana' ? [...new Set(schedule.weekdays)].toSorted((a, b) => a - b) : [],
  };
}
