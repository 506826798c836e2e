import { defineEntity, OptionalProps, p } from '@mikro-orm/core';

import {
  type activityCategories,
  type activityFields,
  type evidences,
  type Schedule,
  type timesOfDay,
} from '@alcancia/contracts/family';
import { type z } from 'zod';

export type ActivityFields = z.output<typeof activityFields>;

const ActivitySchema = defineEntity({
  name: 'Activity',
  tableName: 'activities',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    title: p.text(),
    description: p.text(),
    emoji: p.text(),
    category: p.text().$type<(typeof activityCategories)[number]>(),
    points: p.integer(),
    coinsCents: p.integer(),
    evidence: p.text().$type<(typeof evidences)[number]>(),
    timeOfDay: p.text().$type<(typeof timesOfDay)[number]>(),
    scheduleMode: p.text().$type<Schedule['mode']>(),
    /** ISO weekdays, 1 = Monday; empty unless the mode names days. */
    weekdays: p.array<number>().columnType('smallint[]').$type<number[]>(),
    childIds: p.array().columnType('uuid[]').$type<string[]>(),
    isActive: p.boolean(),
    /** Archived since. */
    deletedAt: p.datetime().nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** Work that a family offers to its children, again and again or once (G5). */
export class Activity extends ActivitySchema.class {
  declare [OptionalProps]?: 'isArchived' | 'schedule';

  get isArchived(): boolean {
    return (this.deletedAt ?? null) !== null;
  }

  get schedule(): Schedule {
    if (this.scheduleMode === 'dias_semana') return { mode: 'dias_semana', weekdays: this.weekdays };
    return { mode: this.scheduleMode };
  }
}
ActivitySchema.setClass(Activity);

/** The columns of what a person typed. */
export function columnsOf({ schedule, childIds, ...fields }: ActivityFields) {
  return {
    ...fields,
    scheduleMode: schedule.mode,
    weekdays: schedule.mode === 'dias_semana' ? [...new Set(schedule.weekdays)].toSorted((a, b) => a - b) : [],
    childIds: [...new Set(childIds)],
  };
}
