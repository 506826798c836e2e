import { defineEntity, p } from '@mikro-orm/core';

const EventLogSchema = defineEntity({
  name: 'EventLog',
  tableName: 'event_logs',
  properties: {
    id: p.uuid().primary(),
    type: p.text(),
    /** The e-mail is masked (G52). */
    meta: p.json<{ readonly email: string; readonly code: string; readonly userAgent: string }>(),
    createdAt: p.datetime(),
  },
});

/** A sign-in that failed, for those who run the product (spec 1 §7). */
export class EventLog extends EventLogSchema.class {}
EventLogSchema.setClass(EventLog);
