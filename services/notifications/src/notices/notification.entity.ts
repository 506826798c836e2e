import { defineEntity, p } from '@mikro-orm/core';

import type { NotificationView } from '@alcancia/contracts/notifications';

const schema = defineEntity({
  name: 'Notification',
  tableName: 'notification_logs',
  properties: {
    id: p.uuid().primary(),
    recipientId: p.uuid(),
    type: p.string().$type<NotificationView['type']>(),
    payload: p.json<NotificationView['payload']>(),
    aboutRequestId: p.uuid().nullable(),
    /** Whom it names besides its reader. */
    people: p.array().columnType('uuid[]'),
    status: p.string().$type<NotificationView['status']>(),
    isSilent: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** Something that one person is told (spec 1 §3, notification_logs). */
export class Notification extends schema.class {
  view(): NotificationView {
    const { id, type, payload, status, isSilent, createdAt } = this;
    return { id, type, payload, status, createdAt: createdAt.toISOString(), ...(isSilent && { isSilent }) };
  }
}
schema.setClass(Notification);
