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
    status: p.string().$type<NotificationView['status']>(),
    createdAt: p.datetime(),
  },
});

/** Something that one person is told (spec 1 §3, notification_logs). */
export class Notification extends schema.class {
  view(): NotificationView {
    const { id, type, payload, status, createdAt } = this;
    return { id, type, payload, status, createdAt: createdAt.toISOString() };
  }
}
schema.setClass(Notification);
